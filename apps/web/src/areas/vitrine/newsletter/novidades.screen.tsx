// The newsletter's own page: where the form of other pages leads when there is no script.
import { INTERESSES_DA_NEWSLETTER } from '@martelo/domain/newsletter/interesses.ts'
import { Checkbox } from '@martelo/ui/choice.tsx'
import '@martelo/ui/choice.css'
import { IconCheckCircle } from '@martelo/ui/icones.tsx'
import { Link } from '../../../core/ligacao.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import type { Route } from './+types/novidades.screen.ts'
import { Escolha, FormularioDoSite, Texto } from '../mensagens/campos.tsx'
import { receber } from '../mensagens/formulario.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { selo } = await context.get(doServidor).chamar('GET /v1/hotsite/formulario')
  return { selo, enviado: url.searchParams.has('enviado') }
}

export const action = ({ context, request }: Route.ActionArgs) =>
  receber(request, (c) =>
    context.get(doServidor).chamar('POST /v1/hotsite/newsletter', {
      body: {
        nome: c.nome ?? '',
        email: c.email ?? '',
        interesse: c.interesse || null,
        consentimento: (c.consentimento === 'on') as true,
        selo: c.selo ?? '',
        site: c.site ?? '',
      },
    }),
  )

export default function Novidades({ loaderData: d, actionData: de }: Route.ComponentProps) {
  const { nome } = useMarca()
  return (
    <div className="pagina">
      <Cabeca
        titulo="Receba as novidades"
        descricao={`As próximas ofertas de ${nome} no seu e-mail.`}
        canonico={IR_DA_CASA.novidades}
      />
      <header className="contatos__topo">
        <h1>Receba as novidades</h1>
        <p>O que entra no site de {nome}, no seu e-mail. Cada e-mail traz o endereço para sair da lista.</p>
      </header>
      <div className="contatos">
        {d.enviado && !de ? (
          <div className="contato__enviado" role="status">
            <IconCheckCircle size={32} />
            <h2>Falta um passo</h2>
            <p>Enviamos um e-mail para você: abra-o e confirme, e as próximas novidades chegam.</p>
            <Link to={IR.lotes}>Ver o que está à venda agora</Link>
          </div>
        ) : (
          <FormularioDoSite selo={d.selo} de={de} botao="Quero receber">
            <Texto nome="nome" rotulo="Nome" de={de} autoComplete="name" maxLength={80} />
            <Texto nome="email" rotulo="E-mail" de={de} type="email" autoComplete="email" maxLength={254} />
            <Escolha
              nome="interesse"
              rotulo="Interesse"
              de={de}
              opcoes={INTERESSES_DA_NEWSLETTER.map((i) => [i, i])}
              largo
            />
            <div className="contato__largo">
              <Checkbox
                name="consentimento"
                label="Aceito receber novidades por e-mail e sei que posso sair da lista a qualquer momento."
                aria-invalid={de?.erros.consentimento ? true : undefined}
                aria-describedby={de?.erros.consentimento ? 'sem-consentimento' : undefined}
              />
              {de?.erros.consentimento && (
                <p id="sem-consentimento" className="contato__falha">
                  {de.erros.consentimento}
                </p>
              )}
            </div>
          </FormularioDoSite>
        )}
      </div>
    </div>
  )
}
