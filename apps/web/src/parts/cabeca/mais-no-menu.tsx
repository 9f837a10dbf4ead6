// The second half of a phone's menu: one's own things, and whom to ask.
import { IconHeart, IconHelp, IconUser } from '@martelo/ui/icones.tsx'
import { useLocation } from 'react-router'
import { Link } from '../../core/ligacao.tsx'
import { useQuem } from '../../core/marca-atual.ts'
import { IR, IR_CLIENTE, portaDaqui } from './caminhos.ts'
import { usePaginaLigada } from './dados-da-cabeca.ts'
import { fecharMenu } from './fechar-menu.ts'

export default function MaisNoMenu() {
  const ligada = usePaginaLigada()
  const quem = useQuem()
  const daqui = useLocation()
  return (
    <>
      <hr />
      <Link to={quem ? IR_CLIENTE.favoritos : IR.favoritos} onClick={fecharMenu}>
        <IconHeart /> Favoritos
      </Link>
      {quem === null && ligada(8) && (
        <Link to={portaDaqui(IR.cadastrar, daqui)} onClick={fecharMenu}>
          <IconUser /> Criar conta
        </Link>
      )}
      <Link to={quem ? IR_CLIENTE.inicio : portaDaqui(IR.entrar, daqui)} onClick={fecharMenu}>
        <IconUser /> {quem ? 'Minha área' : 'Entrar'}
      </Link>
      {ligada(2) && (
        <Link to={IR.contato} onClick={fecharMenu}>
          <IconHelp /> Fale conosco
        </Link>
      )}
    </>
  )
}
