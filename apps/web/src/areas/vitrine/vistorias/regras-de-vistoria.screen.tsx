// How the grade of an inspection is computed: the very rows that compute it.
import { DANOS, GRAVIDADES, limiteDoDano, type TipoDeDano } from '@martelo/domain/vistorias/danos.ts'
import { NOTAS, PONTOS_DO_PNEU } from '@martelo/domain/vistorias/nota-da-vistoria.ts'
import { ESTADOS_DO_PNEU, type EstadoDoPneu } from '@martelo/domain/vistorias/respostas.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import '../conteudo/conteudo.css'

const DANOS_EM_ORDEM = Object.keys(DANOS) as TipoDeDano[]
const PNEUS = Object.keys(ESTADOS_DO_PNEU) as EstadoDoPneu[]
const PESOS = Object.keys(GRAVIDADES).map(Number)

export default function RegrasDeVistoria() {
  return (
    <div className="pagina">
      <Cabeca
        titulo="Como a nota da vistoria é calculada"
        descricao="Pontos de cada dano, pneu e resposta, e a faixa de cada nota de A a E."
        canonico={IR.regrasDeVistoria}
      />
      <article className="texto">
        <h1>Como a nota da vistoria é calculada</h1>
        <p>
          O vistoriador marca os danos no desenho do veículo e responde às perguntas do tipo de vistoria. Cada
          dano soma pontos, vezes a gravidade; opções de resposta e pneus também somam. A soma dá a nota. A
          vistoria descreve o que se vê no dia: ela não é garantia e não substitui o laudo cautelar nem a
          visita ao pátio.
        </p>
        <h2>Notas</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Nota</th>
              <th scope="col">Pontos</th>
              <th scope="col">O que quer dizer</th>
            </tr>
          </thead>
          <tbody>
            {NOTAS.map((n, i) => (
              <tr key={n.nota}>
                <th scope="row">{n.nota}</th>
                <td>
                  {Number.isFinite(n.ate)
                    ? `${i === 0 ? 0 : (NOTAS[i - 1]?.ate ?? 0) + 1} a ${n.ate}`
                    : `mais de ${NOTAS[i - 1]?.ate ?? 0}`}
                </td>
                <td>{n.frase}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <PontosDosDanos />
        <h2>Pontos dos pneus</h2>
        <ul>
          {PNEUS.map((p) => (
            <li key={p}>{`${ESTADOS_DO_PNEU[p]}: ${PONTOS_DO_PNEU[p]}`}</li>
          ))}
        </ul>
        <p>
          Nas perguntas, cada opção soma os pontos que a casa escreveu no tipo de vistoria, como motor que não
          funciona. Cada vistoria guarda a versão das perguntas com que foi feita.
        </p>
      </article>
    </div>
  )
}

function PontosDosDanos() {
  return (
    <>
      <h2>Pontos dos danos</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Dano</th>
            {PESOS.map((g) => (
              <th key={g} scope="col">
                {GRAVIDADES[g as keyof typeof GRAVIDADES]}
              </th>
            ))}
            <th scope="col">Grave limita a nota</th>
          </tr>
        </thead>
        <tbody>
          {DANOS_EM_ORDEM.map((d) => (
            <tr key={d}>
              <th scope="row">{DANOS[d].rotulo}</th>
              {PESOS.map((g) => (
                <td key={g}>{DANOS[d].pontos * g}</td>
              ))}
              <td>{limiteDoDano(d) === null ? 'não' : `a ${limiteDoDano(d)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
