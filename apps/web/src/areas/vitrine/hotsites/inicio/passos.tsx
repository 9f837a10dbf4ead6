// How it works, in four steps, in the words of this kind of site.
import { Link } from 'react-router'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { IR } from '../../caminhos.ts'

export function Passos() {
  const p = usePalavras()
  const lance = `${p.lance.genero === 'f' ? 'suas' : 'seus'} ${p.lance.varios}`
  const passos = [
    ['Crie a sua conta', 'Leva dois minutos: CPF ou CNPJ, e-mail e celular. Depois, envie um documento.'],
    [
      `Escolha e visite`,
      `Veja fotos, laudo e todos os custos de cada ${p.lote.um}, e agende a visita ao pátio.`,
    ],
    [inicial(p.darLance), `Acompanhe ao vivo e receba um aviso quando alguém passar ${lance}.`],
    ['Pague e retire', 'PIX ou transferência, comprovante validado e retirada com hora marcada.'],
  ]
  return (
    <section className="passos">
      <div className="inicio__topo">
        <h2>Como funciona</h2>
        <Link to={IR.comoFunciona}>Saiba mais</Link>
      </div>
      <ol>
        {passos.map(([titulo, texto]) => (
          <li key={titulo}>
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
