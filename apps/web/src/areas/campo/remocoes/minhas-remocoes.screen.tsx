// The removals of the driver who is signed in, with or without network: the one he works at, large enough for a phone in a
// hand with a glove, and the others with what waits of them on this phone.
import { Alert, Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useOnline } from '@martelo/ui/offline-banner.tsx'
import { useEffect, useState } from 'react'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { useParametros } from '../../../core/parametros.ts'
import { type NaEstrada, Viagem } from '../../../parts/remocoes/viagem.tsx'
import { cifra } from '../../../parts/vistorias/cofre-do-aparelho.ts'
import { guardarPaginaNoAparelho } from '../../../parts/vistorias/guardar-pagina.ts'
import { OutraRemocao } from './outra-remocao.tsx'
import { type MinhasRemocoes, useEnviosDaRemocao, useMinhasRemocoes } from './usar-minhas-remocoes.ts'

export default function MinhasRemocoesNoCelular() {
  const quem = useQuem()
  return quem === null ? null : <NoCelular usuUid={quem.usuUid} />
}

/** What comes when the page stands, or when something is told. */
const partesDeDepois = (): Promise<unknown> =>
  Promise.all([import('@martelo/ui/toast.tsx'), import('../../../parts/faixas/faixa-de-manutencao.tsx')])

/** True when the page opens without network from now on. */
function useNoAparelho(): boolean {
  const [noAparelho, setNoAparelho] = useState(false)
  useEffect(
    () =>
      guardarPaginaNoAparelho('remocoes', { antes: partesDeDepois, aoGuardar: () => setNoAparelho(true) }),
    [],
  )
  return noAparelho
}

function NoCelular({ usuUid }: { usuUid: string }) {
  const [params, setParams] = useParametros()
  const { nome } = useMarca()
  const minhas = useMinhasRemocoes(usuUid)
  const noAparelho = useNoAparelho()
  const { data, error } = minhas
  const escolhida =
    data?.find((r) => r.uid === params.get('remocao')) ?? (data?.length === 1 ? data[0] : undefined)
  const outras = data?.filter((r) => r.uid !== escolhida?.uid) ?? []
  return (
    <Stack component="main" p="md" maw={560} mx="auto" gap="md">
      <title>{`Minhas remoções | ${nome}`}</title>
      <Topo semSessao={minhas.semSessao} />
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={240} />}
      {data?.length === 0 && <Text c="dimmed">Nenhuma remoção para você hoje.</Text>}
      {escolhida && <UmaViagem key={escolhida.uid} r={escolhida} minhas={minhas} />}
      {escolhida && outras.length > 0 && (
        <Title order={2} size="h4">
          Outras remoções
        </Title>
      )}
      {outras.map((r) => (
        <OutraRemocao
          key={r.uid}
          r={r}
          minhas={minhas}
          aoAbrir={() => {
            setParams((q) => q.set('remocao', r.uid))
            scrollTo(0, 0)
          }}
        />
      ))}
      {noAparelho && <Text size="sm">Esta página está no aparelho: abre também sem rede.</Text>}
    </Stack>
  )
}

function Topo({ semSessao }: { semSessao: boolean }) {
  const online = useOnline()
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={1} size="h3">
          Minhas remoções
        </Title>
        <Button component="a" href="/admin" size="compact-sm" variant="subtle">
          Início
        </Button>
      </Group>
      <Group role="status">
        <Badge color={online ? 'green' : 'gray'} variant="light" tt="none">
          {online ? 'Com rede' : 'Sem rede'}
        </Badge>
      </Group>
      {semSessao && (
        <Alert color="yellow" title="Entre de novo para enviar">
          O que está neste aparelho continua guardado.{' '}
          <a href="/login-sistema?redirect=/admin/minhas-remocoes">Entrar</a>
        </Alert>
      )}
      {!cifra() && (
        <Alert color="yellow">
          Este navegador não cifra o que guarda. Não deixe o aparelho com outras pessoas.
        </Alert>
      )}
    </Stack>
  )
}

function UmaViagem({ r, minhas }: { r: NaEstrada; minhas: MinhasRemocoes }) {
  const { enviar, enviarFoto } = useEnviosDaRemocao(r.uid, minhas.pedir)
  return (
    <Viagem
      r={r}
      enviar={enviar}
      enviarFoto={enviarFoto}
      reler={minhas.reler}
      vistorias={r.vistorias.map((v) => (
        <Button key={v.uid} component="a" size="md" variant="default" href={`/vistoriar?vistoria=${v.uid}`}>
          {`Fazer a vistoria: ${v.tipo}`}
        </Button>
      ))}
    />
  )
}
