// What a person of the house, or of a consignor, wants to be told, by which way and when.
import { Stack, Text, Title } from '@mantine/core'
import { ErrorState } from '@martelo/ui/states.tsx'
import { Preferencias } from './preferencias.tsx'
import { Sossego } from './sossego.tsx'
import { Esperando, usePreferencias } from './usar-preferencias.tsx'

export function MeusAvisos() {
  const { consulta, mudar, salvarSossego } = usePreferencias('equipe')
  return (
    <Stack gap="md" maw={860}>
      <title>Meus avisos</title>
      <Title order={1} size="h2">
        Meus avisos
      </Title>
      {consulta.isPending ? (
        <Esperando />
      ) : consulta.isError ? (
        <ErrorState
          description={consulta.error.message}
          onRetry={() => void consulta.refetch()}
          retrying={consulta.isFetching}
        />
      ) : (
        <>
          {consulta.data.preferencias.length === 0 && (
            <Text c="dimmed">Nenhum aviso da casa depende da sua escolha.</Text>
          )}
          <Preferencias preferencias={consulta.data.preferencias} mudar={mudar} />
          <Sossego sossego={consulta.data.sossego} salvar={salvarSossego} />
        </>
      )}
    </Stack>
  )
}
