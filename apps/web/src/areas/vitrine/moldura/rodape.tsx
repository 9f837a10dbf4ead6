// The footer: who is behind the site, how to reach them, and what the law wants to be found: the auctioneer's
// registration and whom to ask about personal data.
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { IconMail, IconMessage, IconPhone, IconShieldCheck } from '@martelo/ui/icones-de-ferramenta.tsx'
import { Link } from '../../../core/ligacao.tsx'
import { useMarca } from '../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { IR, lotesCom } from '../../../parts/cabeca/caminhos.ts'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import { useDadosDaMoldura } from './dados-da-moldura.ts'
import { EmailDaCasa } from './email-da-casa.tsx'

/** Pages by their type's number: one that the house switched off is not linked. */
const compra = (p: ReturnType<typeof usePalavras>) =>
  [
    [11, IR.agenda, inicial(p.agenda.um)],
    [13, IR.patios, 'Pátios e visitação'],
    [14, IR.comoFunciona, 'Como funciona'],
    [5, IR_DA_CASA.formasDePagamento, 'Formas de pagamento'],
    [4, IR_DA_CASA.entrega, 'Retirada e entrega'],
    [3, IR_DA_CASA.frete, 'Tabela de frete'],
  ] as const
const DA_CASA = [
  [1, IR.quemSomos, 'Quem somos'],
  [9, IR.diferenciais, 'Diferenciais'],
  [6, IR.regulamento, 'Regulamento'],
  [10, IR_DA_CASA.duvidas, 'Dúvidas'],
  [2, IR_DA_CASA.contato, 'Fale conosco'],
] as const

export default function Rodape() {
  const marca = useMarca()
  const dados = useDadosDaMoldura()
  const leiloeiros = dados?.leiloeiros ?? []
  const p = usePalavras()
  const redes = Object.entries(marca.redes)
  return (
    <footer className="rodape">
      <div className="rodape__grade">
        <div>
          {marca.logo ? (
            <img src={marca.logo} alt={marca.nome} height="36" loading="lazy" />
          ) : (
            <b>{marca.nome}</b>
          )}
          <p>{marca.descricao || marca.slogan}</p>
          {marca.deUmLeiloeiro && leiloeiros[0] && (
            <p>
              Site oficial de {leiloeiros[0].nome}, {leiloeiros[0].registro}
            </p>
          )}
          {redes.length > 0 && (
            <ul className="rodape__redes">
              {redes.map(([nome, url]) => (
                <li key={nome}>
                  <a href={url} rel="noopener noreferrer" target="_blank">
                    {inicial(nome)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Comprar />
        <ACasa />
        <Atendimento />
        <div>
          <h2>Transparência</h2>
          <Link to={IR_DA_CASA.seguranca}>Sites e contas oficiais</Link>
          <Link to={IR.oQueCusta}>O que uma compra custa</Link>
          <Link to={IR.avaliacoes}>O que dizem os compradores</Link>
          <Link to={IR.precos}>Preços realizados</Link>
          {marca.tipo === 'leilao' &&
            leiloeiros.map((l) => (
              <p key={l.registro}>
                Leiloeiro oficial {l.nome}
                <br />
                {l.registro}
              </p>
            ))}
          {marca.emailEncarregado && <Encarregado email={marca.emailEncarregado} />}
        </div>
      </div>
      <div className="rodape__fim">
        <p>{marca.mensagemRodape}</p>
        <a href={IR.cookies}>Cookies e privacidade</a>
        <p>
          © {marca.nome}. Horários de Brasília. As condições de cada {p.leilao.um} estão no {p.edital.um}.
        </p>
      </div>
    </footer>
  )
}

const Encarregado = ({ email }: { readonly email: string }) => (
  <p>
    <IconShieldCheck size={16} /> Encarregado de dados (LGPD)
    <br />
    <a href={`mailto:${email}`}>
      <EmailDaCasa email={email} />
    </a>
  </p>
)

function Atendimento() {
  const marca = useMarca()
  const endereco = [marca.endereco, marca.cidade && `${marca.cidade}/${marca.uf}`].filter(Boolean).join(', ')
  const emails = [...new Set([marca.emailContato, ...marca.emailsContato].flatMap((e) => e || []))]
  // A house that has said none of them yet has no heading over nothing.
  if (!marca.telefone && !marca.whatsapp && emails.length === 0 && endereco === '') return null
  return (
    <address>
      <h2>Atendimento</h2>
      {marca.telefone && (
        <a href={marca.telefone.url}>
          <IconPhone size={16} /> {marca.telefone.texto}
        </a>
      )}
      {marca.whatsapp && (
        <a href={marca.whatsapp.url} rel="noopener noreferrer" target="_blank">
          <IconMessage size={16} /> WhatsApp {marca.whatsapp.texto}
        </a>
      )}
      {emails.map((e) => (
        <a key={e} href={`mailto:${e}`}>
          <IconMail size={16} /> <EmailDaCasa email={e} />
        </a>
      ))}
      {endereco && (
        <span>
          <IconMapPin size={16} /> {endereco}
        </span>
      )}
    </address>
  )
}

function Comprar() {
  const p = usePalavras()
  return (
    <nav aria-label="Rodapé: comprar">
      <h2>Comprar</h2>
      <Link to={IR.lotes}>Todos os {p.lote.varios}</Link>
      <Link to={lotesCom({ categoria: 'Carros' })}>Carros</Link>
      <Paginas lista={compra(p)} />
    </nav>
  )
}

function ACasa() {
  const dados = useDadosDaMoldura()
  return (
    <nav aria-label="Rodapé: a casa">
      <h2>A casa</h2>
      <Paginas lista={DA_CASA} />
      {dados?.daCasa.map((d) => (
        <Link key={d.uri} to={d.uri}>
          {d.titulo}
        </Link>
      ))}
      <Link to={IR_DA_CASA.socios}>Seja parceiro</Link>
    </nav>
  )
}

function Paginas({ lista }: { lista: readonly (readonly [number, string, string])[] }) {
  const dados = useDadosDaMoldura()
  return lista
    .filter(([numero]) => !dados?.desligadas.includes(numero))
    .map(([numero, para, texto]) => (
      <Link key={numero} to={para}>
        {texto}
      </Link>
    ))
}
