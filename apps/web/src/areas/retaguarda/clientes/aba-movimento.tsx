// What a client did and what he was told: bids, purchases, enablings and notices, each a short list.
import { Anchor, Skeleton, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_HABILITACAO, ROTULO_DO_TIPO_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { ROTULO_DO_INCIDENTE } from '@martelo/domain/incidentes/states.ts'
import { ROTULO_DO_TIPO_DE_INCIDENTE } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { ROTULO_DO_TIPO_DE_VALIDACAO } from '@martelo/domain/validacoes/states.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'

type Movimento = RespostaDe<Calls['GET /v1/clientes/:id/movimento']>
export type ListaDoMovimento = 'lances' | 'compras' | 'habilitacoes' | 'validacoes' | 'incidentes' | 'avisos'

const quando = (iso: string): string => formatarDataHora(Date.parse(iso))
const doLeilao = (id: number, nome: string) => (
  <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.leilao, { id })} size="sm">
    {nome}
  </Anchor>
)
const rotuloDe = (rotulos: Readonly<Record<string, string>>, v: string): string => rotulos[v] ?? v
const CANAL: Readonly<Record<string, string>> = {
  site: 'Sino',
  email: 'E-mail',
  push: 'Push',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
}

interface Desenho {
  readonly titulos: readonly string[]
  readonly vazio: string
  readonly linhas: (m: Movimento) => readonly (readonly ReactNode[])[]
}

const DESENHOS: Readonly<Record<ListaDoMovimento, Desenho>> = {
  lances: {
    titulos: ['Quando', 'Leilão', 'Lote', 'Tipo', 'Situação', 'Valor'],
    vazio: 'Nenhum lance.',
    linhas: (m) =>
      m.lances.map((l) => [
        quando(l.quando),
        doLeilao(l.leiId, l.leilao),
        `${l.numero} · ${l.lote}`,
        l.por === null ? l.tipo : `${l.tipo} · por ${l.por}`,
        l.situacao,
        formatarReais(l.valor),
      ]),
  },
  compras: {
    titulos: ['Quando', 'Compra', 'Leilão', 'Lotes', 'Situação', 'Valor'],
    vazio: 'Nenhuma compra.',
    linhas: (m) =>
      m.compras.map((c) => [
        quando(c.quando),
        <Anchor
          key="compra"
          component={Link}
          to={caminho(TELAS_RETAGUARDA.venda, { id: c.id })}
          size="sm"
        >{`Compra ${numeroDaVenda(c.id)}`}</Anchor>,
        c.leilao,
        String(c.itens),
        c.situacao,
        formatarReais(c.valor),
      ]),
  },
  habilitacoes: {
    titulos: ['Quando', 'Leilão', 'Tipo', 'Situação', 'Limite'],
    vazio: 'Nenhuma habilitação.',
    linhas: (m) =>
      m.habilitacoes.map((h) => [
        quando(h.quando),
        doLeilao(h.leiId, h.leilao),
        rotuloDe(ROTULO_DO_TIPO_DE_HABILITACAO, h.tipo),
        rotuloDe(ROTULO_DA_HABILITACAO, h.situacao),
        h.limite === null ? '—' : formatarReais(h.limite),
      ]),
  },
  validacoes: {
    titulos: ['Quando', 'Leilão', 'Lote', 'Tipo', 'Resultado', 'Oferta'],
    vazio: 'Nenhuma validação.',
    linhas: (m) =>
      m.validacoes.map((v) => [
        quando(v.quando),
        doLeilao(v.leiId, v.leilao),
        `${v.numero} · ${v.lote}`,
        rotuloDe(ROTULO_DO_TIPO_DE_VALIDACAO, v.tipo),
        v.resultado,
        v.valor === null ? '—' : formatarReais(v.valor),
      ]),
  },
  incidentes: {
    titulos: ['Quando', 'Incidente', 'Tipo', 'Situação', 'Valor'],
    vazio: 'Nenhum incidente.',
    linhas: (m) =>
      m.incidentes.map((i) => [
        quando(i.quando),
        <Anchor
          key="incidente"
          component={Link}
          to={caminho(TELAS_RETAGUARDA.incidente, { uid: i.uid })}
          size="sm"
        >{`${i.numero}: ${i.assunto}`}</Anchor>,
        rotuloDe(ROTULO_DO_TIPO_DE_INCIDENTE, i.tipo),
        rotuloDe(ROTULO_DO_INCIDENTE, i.situacao),
        formatarReais(i.valor),
      ]),
  },
  avisos: {
    titulos: ['Quando', 'Aviso', 'Por onde'],
    vazio: 'Nenhum aviso.',
    linhas: (m) =>
      m.avisos.map((a) => [
        quando(a.quando),
        a.titulo,
        a.canais
          .map((c) => `${CANAL[c.canal] ?? c.canal}: ${c.situacao}${c.abertoAt === null ? '' : ', aberto'}`)
          .join(' · ') || '—',
      ]),
  },
}

export function AbaMovimento({ id, lista }: { id: number; lista: ListaDoMovimento }) {
  const { data, error } = useQuery({
    queryKey: ['movimento-do-cliente', id],
    queryFn: () => chamar('GET /v1/clientes/:id/movimento', { params: { id } }),
  })
  if (error) return <Text c="red">{error.message}</Text>
  if (data === undefined) return <Skeleton h={200} />
  const { titulos, vazio, linhas } = DESENHOS[lista]
  const dados = linhas(data)
  if (dados.length === 0) return <Text c="dimmed">{vazio}</Text>
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            {titulos.map((t) => (
              <Table.Th key={t}>{t}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {dados.map((celulas, i) => (
            // The newest stand on top: counted from the oldest, a row keeps its key.
            <Table.Tr key={dados.length - i}>
              {celulas.map((c, j) => (
                <Table.Td key={titulos[j]}>{c}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
