// What one does with the page as a whole, beside its title: leaf through the auction, send the address on.
import { buttonLook, IconButton } from '@martelo/ui/button.tsx'
import { IconVolume } from '@martelo/ui/icones-da-sala.tsx'
import { IconChevronLeft, IconChevronRight } from '@martelo/ui/icones.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { usePalavras } from '../../../../core/palavras-do-site.ts'
import { useQuem } from '../../../../core/marca-atual.ts'
import { useSons } from '../../../../parts/pregao/sons.ts'
import { Compartilhar } from './compartilhar.tsx'
import { useDadosDoLote } from './dados-do-lote.ts'

export default function AcoesDoLote() {
  const { lote: dados, aberto } = useDadosDoLote()
  const { anterior, proximo } = dados.vizinhos
  const { lote } = usePalavras()
  const vizinhos = [
    [anterior, 'prev', 'anterior', IconChevronLeft],
    [proximo, 'next', 'seguinte', IconChevronRight],
  ] as const
  return (
    <>
      <Compartilhar />
      {aberto && <SomDoLote />}
      {(anterior || proximo) && (
        // Both on one line, wherever the line breaks.
        <span className="lote__vizinhos">
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
        </span>
      )}
    </>
  )
}

/** Being outbid may be heard and felt; off until the person wants it. */
function SomDoLote() {
  const quem = useQuem()
  const sons = useSons()
  if (!quem?.cliUid) return null
  return (
    <IconButton
      icon={IconVolume}
      label={sons.ligados ? 'Desligar som e vibração' : 'Avisar com som e vibração'}
      pressed={sons.ligados}
      onClick={sons.alternar}
    />
  )
}
