// The follow-up inside the auction's record, which has a head of its own.
import { Skeleton, Stack } from '@mantine/core'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { AbasDoAcompanhamento } from './abas-do-acompanhamento.tsx'
import { useAcompanhamentoDaEquipe } from './usar-acompanhamento.ts'

export function AcompanharNaFicha({ leilaoUid }: { leilaoUid: string }) {
  const { retrato, erro, ligacao, recarregar } = useAcompanhamentoDaEquipe(leilaoUid)
  if (erro && retrato === null) return <NaoCarregou erro={erro} refazer={recarregar} />
  if (!retrato) return <Skeleton height={320} radius="md" role="status" aria-label="Carregando" />
  return (
    <Stack>
      <OfflineBanner reconnecting={ligacao === 'caiu'} />
      <AbasDoAcompanhamento retrato={retrato} recarregar={recarregar} />
    </Stack>
  )
}
