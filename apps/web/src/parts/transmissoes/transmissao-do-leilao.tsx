// The broadcast of an auction on a screen of those who follow it: the house's own where it has a channel, else another host's.
import { lazy, Suspense } from 'react'
import { TransmissaoDeFora } from '../pregao/transmissao-de-fora.tsx'

const SemImagem = lazy(() =>
  import('./sem-imagem.tsx').then((m) => ({ default: m.SemImagemParaQuemAssiste })),
)
const DaCasa = lazy(() => import('./transmissao-da-casa.tsx').then((m) => ({ default: m.TransmissaoDaCasa })))

export function TransmissaoDoLeilao({
  leilao: { uid, nomeSemData, transmissaoUrl, temCanal },
  esperada = false,
}: {
  readonly leilao: {
    readonly uid: string
    readonly nomeSemData: string
    readonly transmissaoUrl: string | null
    readonly temCanal: boolean
  }
  /** who is here waits for a picture: it is said where there is none */
  readonly esperada?: boolean
}) {
  if (!temCanal) return <TransmissaoDeFora endereco={transmissaoUrl} nome={nomeSemData} />
  return (
    <Suspense fallback={null}>
      <DaCasa leilaoUid={uid} nome={nomeSemData} />
      {esperada && <SemImagem leilaoUid={uid} aoVivo />}
    </Suspense>
  )
}
