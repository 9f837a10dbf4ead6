// The house: who sells here, what can be counted of it, what its clients say.
import { milhares } from '../../../../core/palavras-do-site.ts'
import { Icone } from './icone-do-item.tsx'
import { Imagem } from './imagem-do-item.tsx'
import { Rico } from './rico.tsx'
import { type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'

export function Comitentes({ s }: PropsDeSecao) {
  const comitentes = s.dados.comitentes ?? []
  if (comitentes.length === 0) return null
  return (
    <section>
      <TituloDaSecao s={s} />
      <ul className="comitentes">
        {comitentes.map((c) => (
          <li key={c.nome}>{c.logo ? <img src={c.logo} alt={c.nome} loading="lazy" /> : c.nome}</li>
        ))}
      </ul>
    </section>
  )
}

export function Numeros({ s }: PropsDeSecao) {
  const escritos = s.itens.map((i) => ({
    chave: i.uid,
    valor: i.titulo,
    rotulo: i.subtitulo,
    icone: i.icone,
  }))
  const contados = (s.dados.contagens ?? []).map((c) => ({
    chave: c.nome,
    valor: milhares(c.quantidade),
    rotulo: c.nome,
    icone: undefined,
  }))
  const numeros = (escritos.length > 0 ? escritos : contados).filter((n) => n.valor)
  if (numeros.length === 0) return null
  return (
    <section>
      <TituloDaSecao s={s} />
      <dl className="numeros-da-casa">
        {numeros.map((n) => (
          <div key={n.chave}>
            <dt>{n.rotulo}</dt>
            <dd>
              <Icone nome={n.icone} size={28} />
              {n.valor}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Depoimentos({ s }: PropsDeSecao) {
  const ditos = s.itens.filter((i) => i.texto)
  if (ditos.length === 0) return null
  return (
    <section>
      <TituloDaSecao s={s} />
      <ul className="depoimentos">
        {ditos.map((i) => (
          <li key={i.uid}>
            <blockquote>
              <Rico html={i.texto} />
            </blockquote>
            <div className="depoimentos__quem">
              <Imagem item={i} alt="" />
              <p>
                <b>{i.titulo}</b>
                {i.subtitulo && <small>{i.subtitulo}</small>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
