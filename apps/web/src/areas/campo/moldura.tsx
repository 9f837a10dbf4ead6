// The frame of what is done outdoors. It watches over no session and leads nowhere by itself: without network a login is
// no help, and what a person is doing must stay on the screen. Calls renew the session when there is a line again.
import { Alert, Button, Stack, Title } from '@mantine/core'
import { permite, papeisDe } from '@martelo/contracts/core/permissions.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { TELAS_CAMPO } from '@martelo/contracts/core/telas/campo.telas.ts'
import { Outlet, useLocation } from 'react-router'
import { ProvedorDeTrabalho } from '../../core/mantine/provedor.tsx'
import { useQuem } from '../../core/marca-atual.ts'
import { EsqueletoDeTrabalho } from '../../kit/moldura/esqueleto.tsx'
import { useTelaAtual } from '../../kit/moldura/tela-atual.ts'

export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <EsqueletoDeTrabalho />
}

export default function MolduraDoCampo() {
  return (
    <ProvedorDeTrabalho>
      <Guardado />
    </ProvedorDeTrabalho>
  )
}

function Guardado() {
  const quem = useQuem()
  const { permission, title } = useTelaAtual() ?? TELAS_CAMPO.vistoriar
  const { pathname, search } = useLocation()
  if (permite(permission, quem)) return <Outlet />
  return (
    <Stack component="main" p="lg" maw={560} mx="auto">
      <title>{title}</title>
      <Title order={1} size="h2">
        {quem === null ? 'Entre para continuar' : 'Sem permissão'}
      </Title>
      <Alert color="yellow" role="alert">
        {quem === null ? MENSAGENS.semSessao : MENSAGENS.semPapel(papeisDe(permission))}
      </Alert>
      <Button
        component="a"
        href={
          quem === null ? `/login-sistema?${new URLSearchParams({ redirect: pathname + search })}` : '/admin'
        }
      >
        {quem === null ? 'Entrar' : 'Ir para o início'}
      </Button>
    </Stack>
  )
}
