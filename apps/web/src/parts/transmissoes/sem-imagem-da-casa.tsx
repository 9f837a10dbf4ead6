// Said to the house where a picture is waited for: which channel is off, and where it is put on the air. Apart from what
// visitors load: it knows who may do what.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_TRANSMISSOES } from '@martelo/contracts/core/telas/transmissoes.telas.ts'
import { Link } from 'react-router'
import { useQuem } from '../../core/marca-atual.ts'
import './sem-imagem.css'
import { useSemImagem } from './usar-sem-imagem.ts'

export function SemImagemParaACasa({
  leilaoUid,
  aoVivo,
}: {
  readonly leilaoUid: string
  readonly aoVivo: boolean
}) {
  const sem = useSemImagem(leilaoUid)
  const opera = permite('transmissao:operar', useQuem())
  if (sem === null || (!aoVivo && sem.comecou)) return null
  return (
    <p className="sem-imagem" data-equipe={aoVivo || undefined} role={aoVivo ? 'alert' : 'status'}>
      {aoVivo && <b>Ao vivo sem imagem.</b>}
      {sem.comecou ? 'A transmissão está parada' : 'A transmissão ainda não começou'} ({sem.canal}).{' '}
      {opera ? (
        <Link
          to={caminho(TELAS_TRANSMISSOES.transmissao, { leilaoUid })}
          target="_blank"
          rel="noopener"
          reloadDocument
        >
          Abrir o estúdio
        </Link>
      ) : (
        aoVivo && 'Avise quem opera a transmissão.'
      )}
    </p>
  )
}
