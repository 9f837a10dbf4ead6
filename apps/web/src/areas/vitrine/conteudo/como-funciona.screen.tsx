// How it works, step by step, and the tenant's own questions and answers.
import { Accordion } from '@martelo/ui/accordion.tsx'
import { buttonLook } from '@martelo/ui/button.tsx'
import { Link } from 'react-router'
import { useMarca } from '../../../core/marca-atual.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../caminhos.ts'
import { Passos } from '../hotsites/inicio/passos.tsx'
import '../hotsites/inicio/inicio.css'
import './conteudo.css'

export default function ComoFunciona() {
  const marca = useMarca()
  const p = usePalavras()
  return (
    <div className="pagina">
      <Cabeca
        titulo="Como funciona"
        descricao={`Do cadastro à retirada: como ${p.darLance} e ${p.arrematar} em ${marca.nome}.`}
        canonico={IR.comoFunciona}
        dados={marca.perguntas.length > 0 ? [perguntas(marca.perguntas)] : []}
      />
      <h1 className="ui-visually-hidden">Como funciona</h1>
      <Passos />
      <article className="texto">
        {marca.perguntas.length > 0 && (
          <>
            <h2>Perguntas frequentes</h2>
            <Accordion
              items={marca.perguntas.map(({ pergunta, resposta }) => ({
                id: pergunta,
                title: pergunta,
                content: <p>{resposta}</p>,
              }))}
            />
          </>
        )}
        <p>
          <Link to={IR.cadastrar} {...buttonLook({ variant: 'primary', size: 'l' })}>
            Criar conta
          </Link>
        </p>
      </article>
    </div>
  )
}

function perguntas(lista: readonly { pergunta: string; resposta: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: lista.map(({ pergunta, resposta }) => ({
      '@type': 'Question',
      name: pergunta,
      acceptedAnswer: { '@type': 'Answer', text: resposta },
    })),
  }
}
