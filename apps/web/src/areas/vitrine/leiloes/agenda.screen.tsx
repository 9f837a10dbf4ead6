// The calendar of auctions: what is live, then the next ones by day; the last results below.
import { IconCalendar, IconMapPin } from '@martelo/ui/icones.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Link } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { inicial, quantos, usePalavras } from '../../../core/palavras-do-site.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../caminhos.ts'
import { exigirPaginaLigada } from '../conteudo/carregar-pagina.server.ts'
import '../conteudo/conteudo.css'
import type { Route } from './+types/agenda.screen.ts'
import { porDia } from './dias.server.ts'
import './leiloes.css'

const PASSADOS = 12

export async function loader({ context }: Route.LoaderArgs) {
  await exigirPaginaLigada(context, IR.agenda)
  const { chamar, agora } = context.get(doServidor)
  const listar = (quadro: 'ao-vivo' | 'ativo' | 'finalizado', limit: number) =>
    chamar('GET /v1/leiloes/lista-site', { query: { quadro, limit } })
  const [aoVivo, ativos, passados] = await Promise.all([
    listar('ao-vivo', 50),
    listar('ativo', 200),
    listar('finalizado', PASSADOS),
  ])
  return { aoVivo, dias: porDia(ativos, agora), passados }
}

type Leilao = Route.ComponentProps['loaderData']['aoVivo'][number]

export default function Agenda({ loaderData: { aoVivo, dias, passados } }: Route.ComponentProps) {
  const p = usePalavras()
  const titulo = inicial(p.agenda.um)
  return (
    <div className="pagina agenda">
      <Cabeca
        titulo={titulo}
        descricao={`Os próximos ${p.leilao.varios}, por dia, com local e ${p.lote.varios}.`}
        canonico={IR.agenda}
      />
      <h1>{titulo}</h1>
      {aoVivo.length + dias.length === 0 && (
        <EmptyState
          icon={IconCalendar}
          title={`Nenhum ${p.leilao.um} marcado`}
          description="Novas datas aparecem aqui assim que forem publicadas."
          actions={<Link to={IR.lotes}>Ver os {p.lote.varios}</Link>}
        />
      )}
      {aoVivo.length > 0 && (
        <Grupo titulo="Ao vivo agora">
          {aoVivo.map((l) => (
            <Item key={l.uid} leilao={l} />
          ))}
        </Grupo>
      )}
      {dias.map((d) => (
        <Grupo key={d.dia} titulo={d.titulo}>
          {d.leiloes.map((l) => (
            <Item key={l.uid} leilao={l} />
          ))}
        </Grupo>
      ))}
      {passados.length > 0 && (
        <Grupo titulo="Encerrados">
          {passados.map((l) => (
            <Item key={l.uid} leilao={l} />
          ))}
        </Grupo>
      )}
    </div>
  )
}

function Grupo({ titulo, children }: { titulo: string; children: React.ReactNode }) {
  return (
    <section>
      <h2>{titulo}</h2>
      <ul className="lista-de-cartoes">{children}</ul>
    </section>
  )
}

function Item({ leilao: l }: { leilao: Leilao }) {
  const p = usePalavras()
  const quando = formatarDataHora(Date.parse(l.data))
  return (
    <li>
      {l.quadro === 'ao-vivo' && (
        <span className="ao-vivo">
          <i aria-hidden="true" /> Ao vivo
        </span>
      )}
      <h3>
        <Link to={`${IR.agenda}/${l.uid}`} prefetch="intent">
          {l.nomeSemData}
        </Link>
      </h3>
      <p>
        <IconCalendar size={16} /> <time dateTime={l.data}>{quando}</time>
      </p>
      <p>
        <IconMapPin size={16} /> {l.local}, {l.cidade}/{l.uf}
      </p>
      <p>
        {quantos(l.quantidadeLotes, p.lote)} · {inicial(p.leiloeiro.um)} {l.leiloeiro}
      </p>
      {l.comitentesLogomarcas.length > 0 && (
        <p className="agenda__comitentes">{l.comitentesLogomarcas.map((c) => c.nome).join(', ')}</p>
      )}
    </li>
  )
}
