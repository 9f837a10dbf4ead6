// What the inspection shows a buyer: grade with its rules, damages on the outline with their photographs, answers that are
// for buyers, report.
import { fotoDoDano } from '@martelo/domain/lotes/foto-do-dano.ts'
import { lugarDaMarca } from '@martelo/domain/vistorias/contornos.ts'
import type { Marca } from '@martelo/domain/vistorias/danos.ts'
import { fraseDaNota } from '@martelo/domain/vistorias/nota-da-vistoria.ts'
import type { TipoDeImagem } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Facts } from '@martelo/ui/table.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { MapaDeDanos } from '../../../../parts/vistorias/mapa-de-danos.tsx'
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import type { DadosDoLote } from './carregar-lote.server.ts'

interface Props {
  readonly v: NonNullable<DadosDoLote['vistoria']>
  /** captions of the gallery, in its order */
  readonly legendas: readonly string[]
}

export function VistoriaDoLote({ v, legendas }: Props) {
  const fotoDe = (imagem: TipoDeImagem, m: Marca): string | null => {
    const parte = lugarDaMarca(imagem, m).split(', ').at(-1) ?? ''
    const i = fotoDoDano(m.dano, parte, legendas)
    return i === null ? null : `#foto-${i + 1}`
  }
  return (
    <section>
      <h2>Vistoria</h2>
      {v.nota && (
        <p>
          <b>Nota {v.nota}</b>: {fraseDaNota(v.nota)}.{' '}
          <Link to={IR.regrasDeVistoria}>Como a nota é calculada</Link>
        </p>
      )}
      {v.mapas.map((m) => (
        <MapaDeDanos
          key={m.nome}
          imagem={m.tipoImagem}
          marcas={m.marcacoes}
          fotoDe={(marca) => fotoDe(m.tipoImagem, marca)}
        />
      ))}
      {v.itens.length > 0 && <Facts fatos={v.itens.map((i) => ({ rotulo: i.nome, valor: i.resposta }))} />}
      <p>
        Feita em {formatarDataHora(Date.parse(v.realizadaEm))}.{' '}
        <a href={`/laudo-vistoria/${v.hash}`}>Ver o laudo</a>
      </p>
    </section>
  )
}
