// The fixed price for a client who may not press for it yet: what the basket counts is read here too, with its reason.
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import type { RetratoDoLote } from './lote-ao-vivo.ts'
import { PrecoDoGrupo } from './preco-do-grupo.tsx'
import { precoFixo } from './preco-do-leitor.ts'

export function PrecoFixoDoLote({
  retrato: { estado, meu },
  tipo,
}: {
  readonly retrato: RetratoDoLote
  readonly tipo: TipoHotsite
}) {
  const fixo = precoFixo(estado, meu)
  if (fixo === null) return null
  return (
    <div>
      {/* Where nothing else is sold, the score above is this price. */}
      {estado.tipoNegociacao !== 'COMPRE_JA' && (
        <p className="lance-preco-fixo">
          {tipo === 'loja' ? 'Preço' : 'Compre já'}: <strong>{formatarReais(fixo.preco)}</strong>
        </p>
      )}
      <PrecoDoGrupo estado={estado} meu={meu} />
    </div>
  )
}
