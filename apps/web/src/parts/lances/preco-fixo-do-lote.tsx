// The fixed price for a client who may not press for it yet: what the basket counts is read here too, with its reason.
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import type { RetratoDoLote } from './lote-ao-vivo.ts'
import { PrecoDoGrupo } from './preco-do-grupo.tsx'
import { precoFixo } from './preco-do-leitor.ts'

export function PrecoFixoDoLote({
  retrato: { estado, meu },
  tipo,
  jaDito = estado.tipoNegociacao === 'COMPRE_JA',
}: {
  readonly retrato: RetratoDoLote
  readonly tipo: TipoHotsite
  /** the score above is this price */
  readonly jaDito?: boolean
}) {
  const fixo = precoFixo(estado, meu)
  if (fixo === null) return null
  return (
    <div>
      {!jaDito && (
        <p className="lance-preco-fixo">
          {tipo === 'loja' ? 'Preço' : 'Compre já'}: <strong>{formatarReais(fixo.preco)}</strong>
        </p>
      )}
      <PrecoDoGrupo estado={estado} meu={meu} />
    </div>
  )
}
