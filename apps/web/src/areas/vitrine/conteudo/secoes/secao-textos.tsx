// What the house says: text, text beside a picture, questions, reasons, steps.
import { Accordion } from '@martelo/ui/accordion.tsx'
import { useMarca } from '../../../../core/marca-atual.ts'
import { Icone } from './icone-do-item.tsx'
import { Imagem } from './imagem-do-item.tsx'
import { Rico } from './rico.tsx'
import { Botao, Ligacao, nivelDosItens, type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'

export function Texto({ s }: PropsDeSecao) {
  const textos = s.itens.filter((i) => i.titulo || i.texto)
  if (textos.length === 0) return null
  return (
    <section className="secao-texto">
      {textos.map((i) => (
        <div key={i.uid}>
          {i.titulo && <h2>{i.titulo}</h2>}
          {i.subtitulo && <p className="secao-texto__sub">{i.subtitulo}</p>}
          <Rico html={i.texto} />
          <Botao texto={i.textoBotao} link={i.link} />
        </div>
      ))}
    </section>
  )
}

export function TextoComImagem({ s }: PropsDeSecao) {
  const blocos = s.itens.filter((i) => i.titulo || i.texto || i.imagem)
  if (blocos.length === 0) return null
  return (
    <section className="texto-e-imagem">
      {blocos.map((i) => (
        <div key={i.uid} data-lado={i.modelo ?? 'esquerda'}>
          <Imagem item={i} alt="" />
          <div>
            {i.titulo && <h2>{i.titulo}</h2>}
            {i.subtitulo && <p className="secao-texto__sub">{i.subtitulo}</p>}
            <Rico html={i.texto} />
            <Botao texto={i.textoBotao} link={i.link} />
          </div>
        </div>
      ))}
    </section>
  )
}

export function Acordeao({ s }: PropsDeSecao) {
  const { perguntas } = useMarca()
  const escritas = s.itens.flatMap((i) =>
    i.titulo && i.texto ? [{ id: i.uid, title: i.titulo, content: <Rico html={i.texto} /> }] : [],
  )
  const daCasa = perguntas.map((p) => ({ id: p.pergunta, title: p.pergunta, content: <p>{p.resposta}</p> }))
  const itens = s.itens.length > 0 ? escritas : daCasa
  if (itens.length === 0) return null
  return (
    <section className="duvidas">
      <TituloDaSecao s={s} />
      <Accordion items={itens} />
    </section>
  )
}

export function Diferenciais({ s }: PropsDeSecao) {
  const itens = s.itens.filter((i) => i.titulo || i.texto)
  if (itens.length === 0) return null
  const H = nivelDosItens(s)
  return (
    <section>
      <TituloDaSecao s={s} />
      <ul className="diferenciais">
        {itens.map((i) => (
          <li key={i.uid}>
            <Icone nome={i.icone} size={28} />
            {i.titulo && <H>{i.link ? <Ligacao para={i.link}>{i.titulo}</Ligacao> : i.titulo}</H>}
            <Rico html={i.texto} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PassoAPasso({ s }: PropsDeSecao) {
  const passos = s.itens.filter((i) => i.titulo || i.texto)
  if (passos.length === 0) return null
  const H = nivelDosItens(s)
  return (
    <section className="passos">
      <TituloDaSecao s={s} />
      <ol>
        {passos.map((i) => (
          <li key={i.uid}>
            {i.titulo && <H>{i.titulo}</H>}
            <Rico html={i.texto} />
          </li>
        ))}
      </ol>
    </section>
  )
}
