// Lots in which another bidder leads and which can still be won. The server lists what asks for action first.
import { Text } from '@mantine/core'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { Link } from 'react-router'
import { useMarca } from '../../../core/marca-atual.ts'
import { LinhaDoLance } from './linha-do-lance.tsx'
import { RelogioDaTela } from './relogio-da-tela.tsx'
import type { MeuLanceNaLista } from './usar-meus-lances.ts'

/** More of them stand on the page of one's bids. */
const A_VISTA = 3

export function LancesSuperados({ superados }: { readonly superados: readonly MeuLanceNaLista[] }) {
  const p = palavras(useMarca().tipo)
  const resto = superados.length - A_VISTA
  return (
    <RelogioDaTela>
      <ul className="meus-lances" aria-label={`${p.superado} em`}>
        {superados.slice(0, A_VISTA).map((l) => (
          <LinhaDoLance key={l.lelUid} lance={l} />
        ))}
      </ul>
      {resto > 0 && (
        <Text size="sm">
          <Link to="/cliente/meus-lances">{`Mais ${resto} em que você foi superado`}</Link>
        </Text>
      )}
    </RelogioDaTela>
  )
}
