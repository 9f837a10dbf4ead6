// Lets a working area's screen open, or says why not; watches over the session while one is open.
import { Alert, Button, Center, Stack, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { useQuem } from '../../core/marca-atual.ts'
import { vigiarPartes } from '../../core/partes-novas.ts'
import { useVigiaDaSessao } from '../../core/usar-vigia-da-sessao.ts'
import { EsqueletoDeTrabalho } from './esqueleto.tsx'
import { useEntrada } from './tela-atual.ts'

vigiarPartes()

const lembrarDaSessao = (message: string): void =>
  void notifications.show({ id: 'ociosidade', message, color: 'yellow', autoClose: 14_000 })

interface Props {
  readonly children: ReactNode
  /** the area's frame, for staff: around the screen, and around the refusal when this screen is not theirs */
  readonly moldura?: (conteudo: ReactNode) => ReactNode
}

export function Guarda({ children, moldura = (conteudo) => conteudo }: Props) {
  const interno = ehInterno(useQuem())
  const entrada = useEntrada()
  const incerta = useVigiaDaSessao(lembrarDaSessao)
  if (incerta) return <EsqueletoDeTrabalho />
  if (entrada.pode) return moldura(children)
  if (entrada.ir !== null) return <Navigate to={entrada.ir} replace />
  const recusa = (
    <Center mih="60vh" p="lg">
      <title>Sem permissão</title>
      <Stack maw={560}>
        <Title order={1} size="h2">
          Sem permissão
        </Title>
        <Alert icon={<IconLock />} color="yellow" role="alert">
          {entrada.motivo}
        </Alert>
        <Button component={Link} to={interno ? TELAS_RETAGUARDA.hoje.path : '/'} variant="default">
          Ir para o início
        </Button>
      </Stack>
    </Center>
  )
  return interno ? moldura(recusa) : recusa
}
