// Said in the room where a picture is waited for: it has not begun, or it has stopped.
import './sem-imagem.css'
import { useSemImagem } from './usar-sem-imagem.ts'

export function SemImagemParaQuemAssiste({
  leilaoUid,
  aoVivo,
}: {
  readonly leilaoUid: string
  readonly aoVivo: boolean
}) {
  const sem = useSemImagem(aoVivo ? leilaoUid : null)
  return sem === null ? null : (
    <p className="sem-imagem" role="status">
      {sem.comecou ? 'A transmissão está parada.' : 'A transmissão ainda não começou.'} Os lances seguem
      normalmente.
    </p>
  )
}
