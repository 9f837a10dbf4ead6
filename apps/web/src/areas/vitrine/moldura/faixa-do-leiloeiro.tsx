// On a site of one auctioneer's brand, above everything: whose it is, with the registration that makes him one.
import { useMarca } from '../../../core/marca-atual.ts'
import { useDadosDaMoldura } from './dados-da-moldura.ts'

export function FaixaDoLeiloeiro() {
  const { deUmLeiloeiro } = useMarca()
  const leiloeiro = useDadosDaMoldura()?.leiloeiros[0]
  if (!deUmLeiloeiro || leiloeiro === undefined) return null
  return (
    <aside className="faixa-do-leiloeiro" aria-label="Leiloeiro oficial">
      <p>
        Site oficial de <b>{leiloeiro.nome}</b>, leiloeiro oficial, {leiloeiro.registro}
      </p>
    </aside>
  )
}
