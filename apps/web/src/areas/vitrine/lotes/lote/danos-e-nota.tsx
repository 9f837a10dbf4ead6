// What the inspection shows a buyer: grade with its rules, damages on the outline, answers that are for buyers, report.
import { fraseDaNota } from '@martelo/domain/vistorias/nota-da-vistoria.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Facts } from '@martelo/ui/table.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { MapaDeDanos } from '../../../../parts/vistorias/mapa-de-danos.tsx'
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import type { DadosDoLote } from './carregar-lote.server.ts'

export function VistoriaDoLote({ v }: { v: NonNullable<DadosDoLote['vistoria']> }) {
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
        <MapaDeDanos key={m.nome} imagem={m.tipoImagem} marcas={m.marcacoes} />
      ))}
      {v.itens.length > 0 && <Facts fatos={v.itens.map((i) => ({ rotulo: i.nome, valor: i.resposta }))} />}
      <p>
        Feita em {formatarDataHora(Date.parse(v.realizadaEm))}.{' '}
        <a href={`/laudo-vistoria/${v.hash}`}>Ver o laudo</a>
      </p>
    </section>
  )
}
