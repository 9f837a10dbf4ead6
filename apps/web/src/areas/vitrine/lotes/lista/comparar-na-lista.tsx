// Choosing lots to compare: a mark below each card, and the bar that leads to the page.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import {
  alternarComparacao,
  limparComparacao,
  MAXIMO_NA_COMPARACAO,
  useComparacao,
} from '../../../../parts/lotes/comparacao.ts'
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import { usePaginaLigada } from '../../../../parts/cabeca/dados-da-cabeca.ts'

/** The page where lots are compared; without it there is nothing to mark them for. */
const COMPARAR = 12

/** Whether lots can be compared here. The list leaves room for the marks by it before it has a single one. */
export function useComparaLotes(): boolean {
  return usePaginaLigada()(COMPARAR)
}

export function MarcaDeComparar({ id, nome }: { id: number; nome: string }) {
  const escolhidos = useComparacao()
  const compara = useComparaLotes()
  if (!compara) return null
  const marcado = escolhidos.includes(String(id))
  return (
    <label className="marca-de-comparar">
      <input
        type="checkbox"
        checked={marcado}
        disabled={!marcado && escolhidos.length >= MAXIMO_NA_COMPARACAO}
        onChange={() => alternarComparacao(id)}
      />
      Comparar<span className="ui-visually-hidden"> {nome}</span>
    </label>
  )
}

export function BarraDeComparar() {
  const ids = useComparacao()
  const compara = useComparaLotes()
  if (ids.length === 0 || !compara) return null
  return (
    <div className="barra-de-comparar" role="status">
      <span>
        {ids.length} de {MAXIMO_NA_COMPARACAO} para comparar
      </span>
      <Button size="s" variant="ghost" onClick={limparComparacao}>
        Limpar
      </Button>
      {ids.length > 1 ? (
        <Link
          to={`${IR.comparar}?${new URLSearchParams({ lotes: ids.join(',') })}`}
          {...buttonLook({ size: 's', variant: 'primary' })}
        >
          Comparar
        </Link>
      ) : (
        <small>Escolha mais um</small>
      )}
    </div>
  )
}
