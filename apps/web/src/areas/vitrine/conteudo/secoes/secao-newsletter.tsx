// NEWSLETTER. A name, an address, a subject, and the consent that the law asks for. The hidden field is a honeypot.
// The form's seal is fetched when a visitor begins to fill it in: the page around it is shared by all visitors.
import { INTERESSES_DA_NEWSLETTER } from '@martelo/domain/newsletter/interesses.ts'
import { useRef, useState } from 'react'
import { chamar } from '../../../../core/api.ts'
import { ErroDeChamada } from '../../../../core/erro-de-chamada.ts'
import { useRecurso } from '../../../../core/recurso-ligado.ts'
import { IR_DA_CASA } from '../../caminhos-da-casa.ts'
import { type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'

type Estado = {
  enviando: boolean
  pronto: boolean
  erros: Readonly<Record<string, string>>
  geral: string | null
}
const CAMPOS = [
  { nome: 'nome', rotulo: 'Nome', autoComplete: 'name', maxLength: 80 },
  { nome: 'email', rotulo: 'E-mail', type: 'email', autoComplete: 'email' },
] as const
const INICIO: Estado = { enviando: false, pronto: false, erros: {}, geral: null }

function escritoEm(forma: FormData) {
  const texto = (campo: string): string => String(forma.get(campo) ?? '')
  return {
    nome: texto('nome'),
    email: texto('email'),
    interesse: texto('interesse') || null,
    consentimento: (forma.get('consentimento') === 'on') as true,
    site: texto('site'),
  }
}

/** The form's seal, fetched once a visitor begins to write; one that did not come is asked for again. */
function useSelo() {
  const selo = useRef<Promise<string> | null>(null)
  const largar = (): void => {
    selo.current = null
  }
  const pedir = (): Promise<string> =>
    (selo.current ??= chamar('GET /v1/hotsite/formulario').then(
      (r) => r.selo,
      () => {
        largar()
        return ''
      },
    ))
  return { pedir, largar }
}

export function Newsletter({ s }: PropsDeSecao) {
  const [e, setE] = useState(INICIO)
  const selo = useSelo()
  const ligada = useRecurso('newsletter')
  const enviar = async (forma: FormData): Promise<void> => {
    setE({ ...INICIO, enviando: true })
    try {
      await chamar('POST /v1/hotsite/newsletter', { body: { ...escritoEm(forma), selo: await selo.pedir() } })
      setE({ ...INICIO, pronto: true })
    } catch (erro) {
      // Spent or too old: the next try has another.
      if (erro instanceof ErroDeChamada && erro.codigo === 409) selo.largar()
      const campos = erro instanceof ErroDeChamada ? erro.campos : {}
      const geral = Object.keys(campos).length > 0 ? null : erro instanceof Error ? erro.message : ''
      setE({ ...INICIO, erros: campos, geral })
    }
  }
  if (!ligada) return null
  return (
    <section className="novidades">
      <TituloDaSecao s={{ ...s, config: { titulo: 'Receba as novidades', ...s.config } }} />
      {e.pronto ? (
        <p role="status">Falta um passo: abra o e-mail que acabamos de enviar e confirme.</p>
      ) : (
        <form
          method="post"
          action={IR_DA_CASA.novidades}
          onSubmit={(ev) => {
            ev.preventDefault()
            void enviar(new FormData(ev.currentTarget))
          }}
          noValidate
        >
          {CAMPOS.map((campo) => (
            <Campo key={campo.nome} {...campo} erro={e.erros[campo.nome]} onFocus={() => void selo.pedir()} />
          ))}
          <label className="novidades__campo">
            <span>Interesse</span>
            <select name="interesse" defaultValue="">
              <option value="">Todos</option>
              {INTERESSES_DA_NEWSLETTER.map((i) => (
                <option key={i}>{i}</option>
              ))}
            </select>
          </label>
          <label className="novidades__site" aria-hidden="true">
            Não preencha
            <input name="site" tabIndex={-1} autoComplete="off" />
          </label>
          <label className="novidades__aceite">
            <input
              type="checkbox"
              name="consentimento"
              aria-invalid={e.erros.consentimento ? true : undefined}
            />
            <span>Aceito receber novidades por e-mail e sei que posso sair da lista a qualquer momento.</span>
          </label>
          <button
            type="submit"
            className="ui-button"
            data-variant="primary"
            data-size="m"
            disabled={e.enviando}
          >
            {e.enviando ? 'Enviando…' : 'Quero receber'}
          </button>
          {(e.geral || e.erros.consentimento) && <p role="alert">{e.geral || e.erros.consentimento}</p>}
        </form>
      )}
    </section>
  )
}

function Campo({
  nome,
  rotulo,
  erro,
  ...resto
}: { nome: string; rotulo: string; erro: string | undefined } & React.ComponentProps<'input'>) {
  return (
    <label className="novidades__campo">
      <span>{rotulo}</span>
      <input
        name={nome}
        required
        aria-invalid={erro ? true : undefined}
        aria-describedby={erro ? `novidades-${nome}` : undefined}
        {...resto}
      />
      {erro && (
        <small id={`novidades-${nome}`} role="alert">
          {erro}
        </small>
      )}
    </label>
  )
}
