// The account's menu. A popover: it opens without script and closes at any click beside it.
import { IconChevronDown } from '@martelo/ui/icones-de-abrir.tsx'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { MouseEvent } from 'react'
import { Link } from '../../core/ligacao.tsx'
import { useQuem } from '../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../core/palavras-do-site.ts'
import { sair } from '../../core/sessao.ts'
import { desligarAparelho } from '../avisos/este-aparelho.ts'
import { IR, IR_CLIENTE } from './caminhos.ts'
import { inicioDaCasa } from '../usuarios/inicio-da-casa.ts'
import { Sino } from './sino.tsx'

/** Here, without the page that says so: that one could not be loaded without a connection. */
function sairDaqui(e: MouseEvent): void {
  e.preventDefault()
  fechar()
  void desligarAparelho().then(() => sair())
}

const fechar = (): void => document.getElementById('menu-da-conta')?.hidePopover()

export default function MenuDaConta() {
  const quem = useQuem()
  const p = usePalavras()
  if (quem === null) return null
  const meus =
    quem.cliUid === null
      ? [
          [inicioDaCasa(quem.papeis), 'Minha área de trabalho'],
          ...(permite('perfil:ver', quem) ? [[IR_CLIENTE.perfil, 'Meu perfil']] : []),
        ]
      : [
          [IR_CLIENTE.inicio, 'Minha área'],
          [IR_CLIENTE.lances, `${p.lance.genero === 'f' ? 'Minhas' : 'Meus'} ${p.lance.varios}`],
          [IR_CLIENTE.compras, 'Minhas compras'],
          [IR_CLIENTE.favoritos, 'Favoritos'],
          [IR_CLIENTE.buscas, 'Buscas salvas'],
          [IR.documentos, 'Meus documentos'],
          [IR_CLIENTE.perfil, 'Meu perfil'],
        ]
  return (
    <>
      {quem.cliUid !== null && <Sino cliUid={quem.cliUid} />}
      <button type="button" popoverTarget="menu-da-conta" className="cabecalho__eu">
        <span className="cabecalho__iniciais" aria-hidden="true">
          {inicial(quem.nome.slice(0, 1))}
        </span>
        <span className="so-largo">{quem.nome.split(' ')[0]}</span>
        <span className="ui-visually-hidden">Menu da conta</span>
        <IconChevronDown size={16} />
      </button>
      <nav id="menu-da-conta" popover="auto" className="menu-da-conta" aria-label="Conta">
        <p>{quem.nome}</p>
        {meus.map(([para = '', texto]) => (
          <Link key={para} to={para} onClick={fechar}>
            {texto}
          </Link>
        ))}
        <Link to={IR.sair} onClick={sairDaqui}>
          Sair
        </Link>
      </nav>
    </>
  )
}
