// What one does with the page as a whole, beside its title: leaf through the auction, send the address on.
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconChevronLeft, IconChevronRight } from '@martelo/ui/icones.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { usePalavras } from '../../../../core/palavras-do-site.ts'
import { Compartilhar } from './compartilhar.tsx'
import { useDadosDoLote } from './dados-do-lote.ts'

export default function AcoesDoLote() {
  const { anterior, proximo } = useDadosDoLote().lote.vizinhos
  const { lote } = usePalavras()
  const vizinhos = [
    [anterior, 'prev', 'anterior', IconChevronLeft],
    [proximo, 'next', 'seguinte', IconChevronRight],
  ] as const
  return (
    <>
      <Compartilhar />
      {vizinhos.map(
        ([vizinho, rel, qual, Icone]) =>
          vizinho && (
            <Link
              key={rel}
              to={vizinho.url}
              rel={rel}
              prefetch="intent"
              title={`${vizinho.numero} · ${vizinho.nome}`}
              {...buttonLook({ className: 'ui-button--icon' })}
            >
              <Icone size={22} />
              <span className="ui-visually-hidden">
                {`${lote.um} ${qual}: ${vizinho.numero}, ${vizinho.nome}`}
              </span>
            </Link>
          ),
      )}
    </>
  )
}
