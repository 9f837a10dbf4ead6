// The list of lots (specification: lote/lista, "Comprar"): filters with counts, everything in the URL, rendered on the
// server, working without script. Values on cards move by the room of the site.
import '@martelo/ui/dialog.css'
import { EmptyState, ErrorState } from '@martelo/ui/states.tsx'
import { SkipLink } from '@martelo/ui/visually-hidden.tsx'
import { Pagination } from '@martelo/ui/pagination.tsx'
import { buttonLook } from '@martelo/ui/button.tsx'
import { Suspense } from 'react'
import { data, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { emTexto, lerTexto } from '../../../core/em-texto.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { useRecurso } from '../../../core/recurso-ligado.ts'
import { aoVer } from '../../../core/ao-ver.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import type { Route } from './+types/lista.screen.ts'
import { type BarraProps, BarraDaLista, VISTAS } from './lista/barra-da-lista.tsx'
import { aviseMe } from './avise-me/endereco-do-aviso.ts'
import { AtalhosDaLista } from './lista/atalhos-da-lista.tsx'
import { carregarLista } from './lista/carregar-lista.server.ts'
import { BannersDaLista } from './lista/banners-da-lista.tsx'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import { BarraDeComparar } from './lista/comparar-na-lista.tsx'
import { Facetas } from './lista/facetas.tsx'
import './lista/lista.css'
import { LeilaoDaLista } from './lista/leilao-da-lista.tsx'
import { Resultados } from './lista/resultados.tsx'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const r = await carregarLista(context.get(doServidor), url, params['*'] ?? '')
  const escrita = emTexto(context, 'lista', r)
  return r.estagio === 'Erro' ? data(escrita, { status: 503 }) : escrita
}

const Vistos = aoVer(() => import('../../../parts/lotes/vistos-recentemente.tsx'))
const VISTOS = (
  <Suspense fallback={null}>
    <Vistos />
  </Suspense>
)

/** The form as an address: empty fields are not in it, and the page starts again. */
function enderecoDoFormulario(form: HTMLFormElement): string {
  const busca = new URLSearchParams()
  for (const [nome, valor] of new FormData(form))
    if (typeof valor === 'string' && valor !== '') busca.append(nome, valor)
  const texto = busca.toString()
  const base = new URL(form.action).pathname
  return texto === '' ? base : `${base}?${texto}`
}

/** Nothing fits, which the filters explain; or nothing is for sale at all, and the calendar says when. */
function Vazia({
  filtrada,
  alivio,
  endereco,
}: {
  filtrada: boolean
  /** of this search, as it can be kept */
  endereco: string
  /** the nearest search with results, and what it leaves out */
  alivio: { texto: string; acao: string; href: string } | null
}) {
  const p = usePalavras()
  const agenda = usePaginaLigada()(11)
  const quem = useQuem()
  const avisa = useRecurso('buscas-salvas') && filtrada && (quem === null || quem.cliUid !== null)
  return (
    <EmptyState
      title={filtrada ? `Nenhum ${p.lote.um} com estes filtros` : `Nenhum ${p.lote.um} aberto agora`}
      description={
        filtrada
          ? (alivio?.texto ?? 'Tire um filtro, troque as palavras ou veja tudo o que está aberto.')
          : agenda
            ? 'As próximas datas estão na agenda.'
            : 'Volte em breve: o que abrir aparece aqui.'
      }
      actions={
        <>
          {(filtrada || agenda) && (
            <Link
              to={filtrada ? (alivio?.href ?? IR.lotes) : IR.agenda}
              {...buttonLook({ variant: 'primary' })}
            >
              {filtrada && alivio
                ? alivio.acao
                : filtrada
                  ? `Ver todos os ${p.lote.varios}`
                  : `Ver a ${p.agenda.um}`}
            </Link>
          )}
          {avisa && (
            <Link to={aviseMe(endereco)} {...buttonLook({ variant: 'secondary' })}>
              Avise-me quando entrar
            </Link>
          )}
        </>
      }
    />
  )
}

function Falhou({ mensagem }: { mensagem: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="pagina">
      <Cabeca titulo="Comprar" descricao={mensagem} canonico={IR.lotes} indexar={false} />
      <h1 className="ui-visually-hidden">Comprar</h1>
      <ErrorState
        title="Não foi possível carregar a lista"
        description={mensagem}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </div>
  )
}

export default function Lista({ loaderData }: Route.ComponentProps) {
  const d = lerTexto(loaderData)
  const navegar = useNavigate()
  const carregando = useNavigation().state !== 'idle'
  const p = usePalavras()
  const irPara = (href: string) => void navegar(href, { preventScrollReset: true })
  if (d.estagio === 'Erro') return <Falhou mensagem={d.mensagem} />
  const barra: Omit<BarraProps, 'irPara'> = {
    ...d.barra,
    vista: VISTAS.find((v) => v === d.vista) ?? 'grade',
  }
  return (
    <div className="pagina lista">
      <Cabeca
        titulo={d.barra.titulo}
        descricao={`${d.barra.resumo}: ${d.barra.titulo}. Fotos, laudo, custos e ${p.lance.varios} ao vivo.`}
        canonico={d.canonico}
        indexar={d.indexar}
        imagem={d.imagem}
        dados={d.dados}
      />
      <link rel="alternate" type="application/atom+xml" title={d.barra.titulo} href={d.feed} />
      <SkipLink href="#resultados">Ir para os resultados</SkipLink>
      <Facetas
        {...d.filtros}
        total={d.total}
        limpar={d.barra.limpar}
        aoMudar={(f) => irPara(enderecoDoFormulario(f))}
      />
      <section
        id="resultados"
        tabIndex={-1}
        className="lista__corpo"
        aria-label="Resultados"
        aria-busy={carregando}
      >
        {d.leilao && <LeilaoDaLista leilao={d.leilao} />}
        <BarraDaLista {...barra} irPara={irPara} />
        <AtalhosDaLista {...d.atalhos} />
        {d.lotes.length === 0 ? (
          <>
            <Vazia
              filtrada={d.barra.chips.length > 0}
              alivio={d.alivio}
              endereco={d.atalhos.busca.endereco}
            />
            {d.alivio && <Resultados lotes={d.alivio.lotes} vista="grade" mapa={[]} />}
          </>
        ) : (
          <Resultados lotes={d.lotes} vista={barra.vista} mapa={d.mapa} />
        )}
        <BannersDaLista banners={d.banners} />
        <BarraDeComparar />
        {barra.vista !== 'mapa' && (
          <Pagination
            page={d.pagina}
            pages={d.paginas}
            href={(n) => d.enderecoDaPagina.replace('pagina=0', `pagina=${n}`)}
          />
        )}
        {VISTOS}
      </section>
    </div>
  )
}
