// The follow-up inside the auction's record, which has a head of its own.
import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import { AbasDoAcompanhamento } from './abas-do-acompanhamento.tsx'
import { useAcompanhamentoDaEquipe } from './usar-acompanhamento.ts'

export function AcompanharNaFicha({ leilaoUid }: { leilaoUid: string }) {
  const { retrato, erro, ligacao, recarregar } = useAcompanhamentoDaEquipe(leilaoUid)
  if (erro && retrato === null)
    return (
      <Alert color="red" title="Não foi possível carregar" role="alert">
        {erro.message}
        <Button mt="sm" variant="default" onClick={recarregar}>
          Tentar de novo
        </Button>
      </Alert>
    )
  if (!retrato) return <Skeleton height={320} radius="md" role="status" aria-label="Carregando" />
  return (
    <Stack>
      <OfflineBanner reconnecting={ligacao === 'caiu'} />
      <AbasDoAcompanhamento retrato={retrato} recarregar={recarregar} />
    </Stack>
  )
}
