// From a published photograph to what the kit shows: the widths as srcset, an alternative text.
import type { FotoPublica } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import type { Foto } from '@martelo/ui/photo.tsx'

/** `nome`: the lot's, for a picture without a caption. */
export function fotoDoKit(f: FotoPublica, nome: string, indice: number): Foto {
  return {
    src: `${f.base}-${f.larguras.at(-1)}.webp`,
    srcSet: f.larguras.map((l) => `${f.base}-${l}.webp ${l}w`).join(', '),
    alt: f.legenda || `${nome}, foto ${indice + 1}`,
    cor: f.cor,
  }
}
