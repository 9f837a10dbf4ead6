// The swipeable photographs of a card, loaded when one is first pointed at.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { PhotoStrip } from '@martelo/ui/photo-strip.tsx'
import { fotoDoKit } from './fotos.ts'

export default function FotosDoCartao({ lote, tamanhos }: { lote: CartaoDeLote; tamanhos: string }) {
  return (
    <PhotoStrip
      label={lote.nome}
      href={lote.url}
      sizes={tamanhos}
      fotos={lote.fotosUrls.map((f, i) => fotoDoKit(f, lote.nome, i))}
    />
  )
}
