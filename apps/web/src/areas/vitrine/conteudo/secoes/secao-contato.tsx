// How to reach the house: its networks, its telephones, and an invitation.
import { IconMail, IconMessage, IconPhone } from '@martelo/ui/icones-de-ferramenta.tsx'
import { useMarca } from '../../../../core/marca-atual.ts'
import { inicial } from '../../../../core/palavras-do-site.ts'
import { EmailDaCasa } from '../../moldura/email-da-casa.tsx'
import { Icone } from './icone-do-item.tsx'
import { Rico } from './rico.tsx'
import { Botao, nivelDosItens, type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'

export function RedesSociais({ s }: PropsDeSecao) {
  const redes = Object.entries(useMarca().redes)
  if (redes.length === 0) return null
  return (
    <section>
      <TituloDaSecao s={s} />
      <ul className="redes">
        {redes.map(([nome, url]) => (
          <li key={nome}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {nome === 'x' ? 'X' : inicial(nome)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ChamadaContato({ s }: PropsDeSecao) {
  const marca = useMarca()
  const temContato = marca.whatsapp || marca.telefone || marca.emailContato
  if (!temContato && s.itens.length === 0) return null
  const H = nivelDosItens(s)
  return (
    <section>
      <TituloDaSecao s={s} />
      <div className="chamada">
        {s.itens.map((i) => (
          <div key={i.uid} className="chamada__convite">
            <Icone nome={i.icone} size={30} />
            {i.titulo && <H>{i.titulo}</H>}
            <Rico html={i.texto} />
            <Botao texto={i.textoBotao} link={i.link} />
          </div>
        ))}
        {temContato && (
          <address className="chamada__contato">
            {marca.whatsapp && (
              <a href={marca.whatsapp.url} target="_blank" rel="noopener noreferrer">
                <IconMessage /> <span>WhatsApp</span> <b>{marca.whatsapp.texto}</b>
              </a>
            )}
            {marca.telefone && (
              <a href={marca.telefone.url}>
                <IconPhone /> <span>Telefone</span> <b>{marca.telefone.texto}</b>
              </a>
            )}
            {marca.emailContato && (
              <a href={`mailto:${marca.emailContato}`}>
                <IconMail /> <span>E-mail</span>{' '}
                <b>
                  <EmailDaCasa email={marca.emailContato} />
                </b>
              </a>
            )}
          </address>
        )}
      </div>
    </section>
  )
}
