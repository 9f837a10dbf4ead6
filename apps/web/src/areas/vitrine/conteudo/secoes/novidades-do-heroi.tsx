// Below the hero's words: how many lots are new since this person was here last, leading to them. It lies in the hero's own
// margin, so nothing moves when it appears; without news it is not there.
import { IconStar } from '@martelo/ui/icones-da-lista.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { milhares, usePalavras } from '../../../../core/palavras-do-site.ts'
import { useNovidades } from '../../../../parts/lotes/ultima-visita.ts'
import { lotesCom } from '../../../../parts/cabeca/caminhos.ts'

export default function NovidadesDoHeroi() {
  const novidades = useNovidades()
  const p = usePalavras()
  if (novidades === null || novidades.quantos === 0) return null
  const { desde, quantos } = novidades
  return (
    <p className="heroi__novidades">
      <Link to={lotesCom({ novos: String(desde) })}>
        <IconStar size={16} />
        {quantos === 1 ? `1 ${p.lote.um} novo` : `${milhares(quantos)} ${p.lote.varios} novos`} desde a sua
        última visita
      </Link>
    </p>
  )
}
