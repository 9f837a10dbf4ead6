// The favourites that a visitor collected in this browser: seen without an account, and kept by one.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconHeart } from '@martelo/ui/icones.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { CartaoDoLote } from '../../../parts/lotes/cartao-do-lote.tsx'
import { useFavoritos } from '../../../parts/lotes/meus-favoritos.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR, IR_CLIENTE } from '../../../parts/cabeca/caminhos.ts'
import type { Route } from './+types/favoritos-do-visitante.screen.ts'

/** A client's favourites are in his area. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(doServidor).quem !== null) throw redirect(IR_CLIENTE.favoritos)
  return null
}

export default function FavoritosDoVisitante() {
  const favoritos = useFavoritos()
  const lotes = useLotes([...favoritos].join(' '))
  const p = usePalavras()
  const redirecionar = new URLSearchParams({ redirect: IR_CLIENTE.favoritos })
  return (
    <div className="pagina">
      <Cabeca
        titulo="Favoritos deste aparelho"
        descricao={`Os ${p.lote.varios} que você marcou neste aparelho.`}
        canonico={IR.favoritos}
        indexar={false}
      />
      <h1>Favoritos deste aparelho</h1>
      {favoritos.size === 0 ? (
        <EmptyState
          icon={IconHeart}
          title="Nenhum favorito ainda"
          description={`Toque no coração de um dos ${p.lote.varios} para guardá-lo aqui.`}
          actions={
            <Link to={IR.lotes} {...buttonLook({ variant: 'primary' })}>
              {`Ver ${p.lote.varios}`}
            </Link>
          }
        />
      ) : (
        <>
          <p>
            Ficam só neste aparelho. <Link to={`${IR.entrar}?${redirecionar}`}>Entre na sua conta</Link> para
            guardá-los e receber avisos.
          </p>
          <ul className="grade-de-lotes">
            {lotes.map((l) => (
              <li key={l.uid}>
                <CartaoDoLote lote={l} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** `veiUids`: separated by spaces, so that the same ones are asked for once. */
function useLotes(veiUids: string): readonly CartaoDeLote[] {
  const [lotes, setLotes] = useState<readonly CartaoDeLote[]>([])
  useEffect(() => {
    let vale = true
    if (veiUids === '') return setLotes([])
    import('../../../parts/lotes/lotes-dos-veiculos.ts')
      .then((m) => m.lotesDosVeiculos(veiUids.split(' ')))
      .then((achados) => vale && setLotes(achados))
      // The page stands without the cards; the next mark asks again.
      .catch(() => undefined)
    return () => {
      vale = false
    }
  }, [veiUids])
  return lotes
}
