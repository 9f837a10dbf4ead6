// The auction that the list belongs to, above its lots.
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconCalendar, IconGavel, IconMapPin } from '@martelo/ui/icones.tsx'
import { IconDocument } from '@martelo/ui/icones-de-uso.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Link } from '../../../../core/ligacao.tsx'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { IR } from '../../../../parts/cabeca/caminhos.ts'

export interface LeilaoCurto {
  readonly uid: string
  readonly nomeSemData: string
  readonly situacao: string
  readonly data: string
  readonly leiloeiro: string
  readonly local: { readonly cidade: string; readonly uf: string }
  readonly editalUrl: string | null
}

export function LeilaoDaLista({ leilao: l }: { leilao: LeilaoCurto }) {
  const p = usePalavras()
  return (
    <aside className="leilao-da-lista" aria-label={inicial(p.leilao.um)}>
      <div>
        <p className="leilao-da-lista__nome">{l.nomeSemData}</p>
        <ul>
          <li>
            <IconCalendar size={16} /> {formatarDataHora(Date.parse(l.data))}
          </li>
          <li>
            <IconMapPin size={16} /> {l.local.cidade}/{l.local.uf}
          </li>
          <li>
            <IconGavel size={16} /> {l.leiloeiro}
          </li>
        </ul>
      </div>
      <div className="leilao-da-lista__acoes">
        {l.situacao === 'AO_VIVO' && (
          <Link to={`/auditorio/${l.uid}`} {...buttonLook({ variant: 'primary' })}>
            Entrar {p.auditorio.genero === 'f' ? 'na' : 'no'} {p.auditorio.um}
          </Link>
        )}
        {l.editalUrl && (
          <a href={l.editalUrl} {...buttonLook({})}>
            <IconDocument size={18} /> {inicial(p.edital.um)}
          </a>
        )}
        <Link to={`${IR.agenda}/${l.uid}`} {...buttonLook({})}>
          Detalhes
        </Link>
      </div>
    </aside>
  )
}
