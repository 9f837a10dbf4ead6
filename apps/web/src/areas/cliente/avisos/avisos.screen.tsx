// The client's notice centre: what he was told, grouped by what it is about, and what he wants to be told by which way.
import { Stack, Tabs, Title } from '@mantine/core'
import { ErrorState } from '@martelo/ui/states.tsx'
import { useSearchParams } from 'react-router'
import { useRecurso } from '../../../core/recurso-ligado.ts'
import { EsteAparelho } from './este-aparelho.tsx'
import { Preferencias } from '../../../parts/avisos/preferencias.tsx'
import { Recebidos } from './recebidos.tsx'
import { Sossego } from '../../../parts/avisos/sossego.tsx'
import { Esperando, usePreferencias } from '../../../parts/avisos/usar-preferencias.tsx'

export default function Avisos() {
  const [busca, setBusca] = useSearchParams()
  const aba = busca.get('aba') === 'recebidos' ? 'recebidos' : 'preferencias'
  return (
    <Stack gap="md">
      <title>Avisos</title>
      <Title order={1} size="h2">
        Avisos
      </Title>
      <Tabs
        value={aba}
        onChange={(v) => setBusca(v === 'recebidos' ? { aba: v } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="preferencias">De que avisar</Tabs.Tab>
          <Tabs.Tab value="recebidos">Recebidos</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="preferencias">
          <DeQueAvisar />
        </Tabs.Panel>
        <Tabs.Panel value="recebidos">
          <Recebidos />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}

function DeQueAvisar() {
  const noAparelho = useRecurso('avisos-no-aparelho')
  const { consulta, mudar, salvarSossego, reler } = usePreferencias('cliente')
  if (consulta.isPending) return <Esperando />
  if (consulta.isError)
    return (
      <ErrorState
        description={consulta.error.message}
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
    )
  return (
    <Stack gap="md">
      {noAparelho && <EsteAparelho aparelhos={consulta.data.aparelhos} reler={reler} />}
      <Sossego sossego={consulta.data.sossego} salvar={salvarSossego} />
      <Preferencias preferencias={consulta.data.preferencias} mudar={mudar} />
    </Stack>
  )
}
