// What the outside system of a consignor takes away of removals and of the yard: the photographs of goods that were his then.
import { randomUUID } from 'node:crypto'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { baixarDocumentoExterno } from '@martelo/contracts/integracoes/baixar-documento-externo.contract.ts'
import { consultaExterna } from '@martelo/contracts/integracoes/consulta-externa.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { bytesDaChamada, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1, clientes: 0 })
}, 180_000)
afterAll(() => c.fechar())

test('photographs of a removal and of the yard are read by the consignor whose goods they show then', async () => {
  const externo = { ...c.comitente, papeis: ['Externo - Comitente Integração'] }
  const imagem = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  const db = c.banco.sistema
  const lel = c.lotes[0]?.id ?? 0
  const { rows: outro } = await sql<{ id: number }>`insert into comitente (hot_id, nome)
    values (${c.hotsite.id}, 'Banco vizinho') returning id`.execute(db)
  const comId = outro[0]?.id ?? 0
  /** The same vehicle is carried and stands in the yard twice: once as his, once as the neighbour's. */
  const { rows: donos } = await sql<{ entidade: string; uid: string; seu: boolean }>`with v as (
      select v.id, v.hot_id, v.com_id, (select id from patio where hot_id = v.hot_id order by id limit 1) as pat_id
      from veiculo v join lote l on l.vei_id = v.id where l.id = ${lel}),
    o as (insert into local_remocao (hot_id, nome, endereco, cidade, uf)
      select hot_id, 'Oficina', 'Rua A, 1', 'Campinas', 'SP' from v returning id),
    r as (insert into remocao (hot_id, vei_id, com_id, pat_id, loc_id, situacao, motivo)
      select v.hot_id, v.id, x.com, v.pat_id, o.id, 'CANCELADA', 'teste' from v, o, lateral (values (v.com_id), (${comId}::int)) x(com)
      returning uid, com_id),
    e as (insert into estadia (hot_id, vei_id, com_id, pat_id, situacao, codigo_chave)
      select v.hot_id, v.id, x.com, v.pat_id, 'CANCELADA', x.codigo from v, lateral (values (v.com_id, 'ABCD23'), (${comId}::int, 'ABCD24')) x(com, codigo)
      returning uid, com_id)
    select 'remocao' as entidade, uid, com_id <> ${comId} as seu from r
    union all select 'estadia', uid, com_id <> ${comId} from e`.execute(db)
  const guardar = async (entidade: string, uid: string, tipo: string): Promise<string> => {
    const r = await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), enviarAnexo, {
      params: { entidade, uid },
      body: { tipo, chaveDoPedido: randomUUID() },
      arquivos: [{ nome: `${entidade}.jpg`, bytes: imagem }],
    })
    expect(r.erro).toBeNull()
    return r.valor.find((a) => a.tipo === tipo)?.uid ?? ''
  }
  const baixar = (uid: string) => bytesDaChamada(c.ctx(externo), baixarDocumentoExterno, { params: { uid } })
  const suas: string[] = []
  for (const d of donos) {
    const foto = await guardar(d.entidade, d.uid, 'foto')
    const papel = await guardar(d.entidade, d.uid, 'documento')
    expect(await baixar(papel), `the house's own paper of a ${d.entidade}`).toBe(404)
    const bytes = await baixar(foto)
    expect(
      d.seu ? Buffer.isBuffer(bytes) : bytes,
      `${d.entidade} of ${d.seu ? 'his' : 'the neighbour'}`,
    ).toBe(d.seu ? true : 404)
    if (d.seu) suas.push(foto)
  }
  expect(suas).toHaveLength(2)
  const { valor } = await executarChamada(c.ctx(externo), consultaExterna, {
    params: { operacao: 'documentos' },
  })
  const fotos = valor.filter((d) => d.referencia === 'foto')
  expect(new Set(fotos.map((d) => d.uid))).toEqual(new Set(suas))
  expect(new Set(fotos.map((d) => d.de?.split(' · ').at(-1)))).toEqual(new Set(['pátio', 'remoção']))
})
