// The heart of a lot: before login too.
import { IconButton } from '@martelo/ui/button.tsx'
import { IconHeart, IconHeartFilled } from '@martelo/ui/icones.tsx'
import { useFavoritos } from './meus-favoritos.ts'

export function BotaoFavorito({
  veiUid,
  lelId,
  nome,
  sobreFoto = true,
}: {
  veiUid: string
  /** the lot under whose card it stands */
  lelId: number
  nome: string
  sobreFoto?: boolean
}) {
  const ehFavorito = useFavoritos().has(veiUid)
  return (
    <IconButton
      className="botao-favorito"
      icon={ehFavorito ? IconHeartFilled : IconHeart}
      label={`Favorito: ${nome}`}
      pressed={ehFavorito}
      variant={sobreFoto ? 'photo' : 'secondary'}
      onClick={() => void import('./mudar-favoritos.ts').then((m) => m.alternarFavorito(veiUid, lelId))}
    />
  )
}
