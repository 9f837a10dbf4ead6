// One photograph in its frame, for cards: the ratio stands before the picture does, and nothing of it needs script.
import type { Foto } from '@martelo/ui/photo.tsx'

export interface FotoDoCartaoProps {
  readonly foto: Foto | null
  readonly tamanhos: string
  /** above the fold: not lazy, fetched first */
  readonly prioridade?: boolean | undefined
}

export function FotoDoCartao({ foto, tamanhos, prioridade }: FotoDoCartaoProps) {
  return (
    <span className="foto-do-cartao" style={{ backgroundColor: foto?.cor }}>
      {foto && (
        <img
          src={foto.src}
          srcSet={foto.srcSet}
          sizes={tamanhos}
          alt={foto.alt}
          loading={prioridade ? undefined : 'lazy'}
          fetchPriority={prioridade ? 'high' : undefined}
          decoding={prioridade ? undefined : 'async'}
        />
      )}
    </span>
  )
}
