// Trust: the house's addresses, accounts and registrations, and the checks of messages and papers. Cannot be switched
// off: a person who doubts a letter has to find it.
import { IconGavel } from '@martelo/ui/icones.tsx'
import { IconBank, IconShieldCheck } from '@martelo/ui/icones-de-ferramenta.tsx'
import { Link } from '../../../core/ligacao.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import type { Route } from './+types/seguranca.screen.ts'
import { conferirCodigo, conferirTexto } from './seguranca/carregar-seguranca.server.ts'
import { ConferirCodigo, ConferirTexto } from './seguranca/conferencias.tsx'
import './seguranca/seguranca.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const servidor = context.get(doServidor)
  const texto = (url.searchParams.get('texto') ?? '').slice(0, 300)
  const codigo = (url.searchParams.get('codigo') ?? '').slice(0, 300)
  const [casa, doTexto, doCodigo] = await Promise.all([
    servidor.chamar('GET /v1/hotsite/verificacao'),
    conferirTexto(servidor, texto),
    conferirCodigo(servidor, codigo),
  ])
  return { casa, texto, codigo, doTexto, doCodigo }
}

type Casa = Route.ComponentProps['loaderData']['casa']

export default function Seguranca({ loaderData: d }: Route.ComponentProps) {
  const { nome } = useMarca()
  const p = usePalavras()
  const ligada = usePaginaLigada()
  return (
    <div className="pagina seguranca">
      <Cabeca
        titulo="Sites e contas oficiais"
        descricao={`Como reconhecer ${nome}: endereços, contas, ${p.leiloeiro.varios} e recibos que se podem conferir.`}
        canonico={IR_DA_CASA.seguranca}
        indexar={d.texto === '' && d.codigo === ''}
      />
      <header className="seguranca__topo">
        <h1>Sites e contas oficiais</h1>
        <p>Há quem copie sites de venda para receber no lugar deles. Antes de pagar, confira aqui.</p>
      </header>
      <div className="seguranca__conferir">
        <ConferirTexto texto={d.texto} r={d.doTexto} />
        <ConferirCodigo codigo={d.codigo} r={d.doCodigo} />
      </div>
      <div className="seguranca__fatos">
        <Enderecos casa={d.casa} />
        <Contas casa={d.casa} />
        <Registros casa={d.casa} />
        <section className="seguranca__cartao">
          <h2>O que nunca fazemos</h2>
          <ul data-marcada="">
            <li>Pedir senha ou código por telefone, e-mail ou mensagem.</li>
            <li>
              Mandar conta ou chave Pix por mensagem: os dados de pagamento estão na página da sua compra.
            </li>
            <li>
              Pedir sinal ou taxa para reservar, liberar ou entregar um{' '}
              {p.lote.genero === 'm' ? 'bem' : 'item'}.
            </li>
            <li>Vender fora do site, mesmo “por telefone, com desconto”.</li>
          </ul>
          {ligada(2) && (
            <p>
              Viu um site ou uma mensagem falsa?{' '}
              <Link to={`${IR_DA_CASA.contato}?assunto=golpe`}>Conte para a gente</Link>.
            </p>
          )}
        </section>
      </div>
    </div>
  )
}

function Enderecos({ casa }: { casa: Casa }) {
  return (
    <section className="seguranca__cartao">
      <IconShieldCheck size={28} />
      <h2>Endereços</h2>
      <ul>
        {casa.dominios.map((d) => (
          <li key={d}>
            <code>{d}</code>
          </li>
        ))}
        {casa.emails.map((e) => (
          <li key={e}>
            <code>{e}</code>
          </li>
        ))}
      </ul>
      <p>Qualquer outro, ainda que parecido, não é nosso. Olhe a barra do navegador.</p>
    </section>
  )
}

function Contas({ casa }: { casa: Casa }) {
  return (
    <section className="seguranca__cartao">
      <IconBank size={28} />
      <h2>Contas em que recebemos</h2>
      <ul>
        {casa.pix && (
          <li>
            Pix <code>{casa.pix.chave}</code>
            <small>em nome de {casa.pix.nome}</small>
          </li>
        )}
        {casa.contas.map((c) => (
          <li key={`${c.bancoCodigo} ${c.agencia} ${c.conta}`}>
            {c.bancoCodigo} {c.banco}, agência <code>{c.agencia}</code>, conta <code>{c.conta}</code>
            <small>
              {c.titular}, {c.titularDocumento}
            </small>
          </li>
        ))}
      </ul>
      <p>
        Algumas compras se pagam direto a quem vendeu. A conta certa é sempre a da página da sua compra,
        depois de entrar.
      </p>
    </section>
  )
}

function Registros({ casa }: { casa: Casa }) {
  const p = usePalavras()
  if (casa.leiloeiros.length === 0) return null
  return (
    <section className="seguranca__cartao">
      <IconGavel size={28} />
      <h2>{inicial(p.leiloeiro.varios)} oficiais</h2>
      <ul>
        {casa.leiloeiros.map((l) => (
          <li key={`${l.junta} ${l.matricula}`}>
            {l.nome}
            <small>
              {l.junta} nº {l.matricula}, {l.uf}
            </small>
          </li>
        ))}
      </ul>
      <p>
        A junta comercial de cada estado publica a lista dos matriculados: o nome e o número devem estar lá.
      </p>
    </section>
  )
}
