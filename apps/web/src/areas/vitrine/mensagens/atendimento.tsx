// Beside a form: the other ways to reach the house.
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { IconMail, IconMessage, IconPhone } from '@martelo/ui/icones-de-ferramenta.tsx'
import type { ReactNode } from 'react'
import { useMarca } from '../../../core/marca-atual.ts'
import { EmailDaCasa } from '../moldura/email-da-casa.tsx'

export function Atendimento({ children }: { readonly children?: ReactNode }) {
  const m = useMarca()
  const endereco = [m.endereco, m.cidade && `${m.cidade}/${m.uf}`].filter(Boolean).join(', ')
  return (
    <address className="contatos__lado">
      <h2>Outros caminhos</h2>
      {m.whatsapp && (
        <a href={m.whatsapp.url} target="_blank" rel="noopener noreferrer">
          <IconMessage /> WhatsApp {m.whatsapp.texto}
        </a>
      )}
      {m.telefone && (
        <a href={m.telefone.url}>
          <IconPhone /> {m.telefone.texto}
        </a>
      )}
      {[m.emailContato, ...m.emailsContato].map(
        (e) =>
          e && (
            <a key={e} href={`mailto:${e}`}>
              <IconMail /> <EmailDaCasa email={e} />
            </a>
          ),
      )}
      {endereco && (
        <span>
          <IconMapPin /> {endereco}
        </span>
      )}
      {children}
    </address>
  )
}
