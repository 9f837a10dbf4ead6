// The auction of this lot: who cries it and by what licence, where and when, its papers, and the way to its other lots.
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconCalendar } from '@martelo/ui/icones.tsx'
import { IconDocument } from '@martelo/ui/icones-de-uso.tsx'
import { Facts } from '@martelo/ui/table.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { IR, lotesCom } from '../../../../parts/cabeca/caminhos.ts'
import { useDadosDoLote } from './dados-do-lote.ts'

export function SobreOLeilao() {
  const { lote, doLeilao, aberto } = useDadosDoLote()
  const p = usePalavras()
  const { uid, editalUrl, regulamento } = lote.leilao
  const pagina = `${IR.agenda}/${uid}`
  return (
    <section>
      <h2>
        Sobre {p.leilao.genero === 'f' ? 'a' : 'o'} {p.leilao.um}
      </h2>
      <Facts fatos={doLeilao} />
      {lote.comitente.logo && (
        <p className="lote__comitente">
          <img
            src={lote.comitente.logo}
            alt={`${inicial(p.comitente.um)}: ${lote.comitente.nome}`}
            loading="lazy"
          />
        </p>
      )}
      <p className="lote__leilao">
        {editalUrl && (
          <a href={editalUrl} target="_blank" rel="noopener noreferrer" {...buttonLook({ size: 's' })}>
            <IconDocument size={18} /> {inicial(p.edital.um)}
          </a>
        )}
        {/* In a shop both have one name: its file is the whole of it. */}
        {regulamento && !(editalUrl && p.edital.um === p.regulamento.um) && (
          <Link to={`${pagina}#regulamento`} {...buttonLook({ size: 's' })}>
            <IconDocument size={18} /> {inicial(p.regulamento.um)}
          </Link>
        )}
        <Link to={lotesCom({ leilao: uid })} {...buttonLook({ size: 's' })}>
          Todos os {p.lote.varios}
        </Link>
        {aberto && (
          <a href={`${pagina}/agenda.ics`} {...buttonLook({ size: 's' })}>
            <IconCalendar size={18} /> Pôr no meu calendário
          </a>
        )}
      </p>
    </section>
  )
}
