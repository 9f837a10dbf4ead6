// The footer: who is behind the site, how to reach them, and what the law wants to be found: the auctioneer's
// registration and whom to ask about personal data.
import { IconMail, IconMapPin, IconPhone, IconShieldCheck, IconMessage } from '@martelo/ui/icones.tsx'
import { Link } from 'react-router'
import { useMarca } from '../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { IR, lotesCom } from '../caminhos.ts'
import { useDadosDaMoldura } from './dados-da-moldura.ts'

/** National digits, without the country's code. */
const digitos = (telefone: string): string => telefone.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')
const legivel = (telefone: string): string =>
  digitos(telefone).replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** Pages by their type's number: one that the house switched off is not linked. */
const paginas = (p: ReturnType<typeof usePalavras>) =>
  [
    [11, IR.agenda, inicial(p.agenda.um)],
    [13, IR.patios, 'Pátios e visitação'],
    [14, IR.comoFunciona, 'Como funciona'],
    [6, IR.regulamento, 'Regulamento'],
    [1, IR.quemSomos, 'Quem somos'],
    [9, IR.diferenciais, 'Diferenciais'],
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
        <nav aria-label="Rodapé">
          <h2>Navegue</h2>
          <Link to={IR.lotes}>Todos os {p.lote.varios}</Link>
          <Link to={lotesCom({ categoria: 'Carros' })}>Carros</Link>
          {paginas(p)
            .filter(([numero]) => !dados?.desligadas.includes(numero))
            .map(([numero, para, texto]) => (
              <Link key={numero} to={para}>
                {texto}
              </Link>
            ))}
        </nav>
        <Atendimento />
        <div>
          <h2>Transparência</h2>
          {marca.tipo === 'leilao' &&
            leiloeiros.map((l) => (
              <p key={l.registro}>
                Leiloeiro oficial {l.nome}
                <br />
                {l.registro}
              </p>
            ))}
          {marca.emailEncarregado && (
            <p>
              <IconShieldCheck size={16} /> Encarregado de dados (LGPD)
              <br />
              <a href={`mailto:${marca.emailEncarregado}`}>{marca.emailEncarregado}</a>
            </p>
          )}
        </div>
      </div>
      <div className="rodape__fim">
        <p>{marca.mensagemRodape}</p>
        <p>
          © {marca.nome}. Horários de Brasília. As condições de cada {p.leilao.um} estão no {p.edital.um}.
        </p>
      </div>
    </footer>
  )
}

function Atendimento() {
  const marca = useMarca()
  const endereco = [marca.endereco, marca.cidade && `${marca.cidade}/${marca.uf}`].filter(Boolean).join(', ')
  return (
    <address>
      <h2>Atendimento</h2>
      {marca.telefone && (
        <a href={`tel:+55${digitos(marca.telefone)}`}>
          <IconPhone size={16} /> {legivel(marca.telefone)}
        </a>
      )}
      {marca.whatsapp && (
        <a href={`https://wa.me/55${digitos(marca.whatsapp)}`} rel="noopener noreferrer" target="_blank">
          <IconMessage size={16} /> WhatsApp {legivel(marca.whatsapp)}
        </a>
      )}
      {marca.emailContato && (
        <a href={`mailto:${marca.emailContato}`}>
          <IconMail size={16} /> {marca.emailContato}
        </a>
      )}
      {endereco && (
        <span>
          <IconMapPin size={16} /> {endereco}
        </span>
      )}
    </address>
  )
}
