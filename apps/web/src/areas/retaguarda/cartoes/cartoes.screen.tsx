// Card payments of the house: what waits for a person first, and the rule by which cards are taken.
import { Stack, Text, Title } from '@mantine/core'
import type { CartaoDaEquipe } from '@martelo/contracts/cartoes/cartao.schemas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Link } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import { AbasNaUrl } from '../../../kit/ficha/abas-na-url.tsx'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import { useAvisosDasVendas } from '../../../parts/vendas/usar-venda.ts'
import { RegraDoCartao } from './regra-do-cartao.tsx'

const NOME = 'cartoes'
const SITUACOES = [
  { value: 'a-fazer', label: 'À espera da casa' },
  { value: 'contestados', label: 'Contestados' },
  { value: 'em-andamento', label: 'Em andamento' },
  { value: 'pagos', label: 'Pagos' },
  { value: 'encerrados', label: 'Encerrados' },
  { value: 'todos', label: 'Todos' },
] as const

const COLUNAS: readonly Coluna<CartaoDaEquipe>[] = [
  {
    id: 'cliente',
    titulo: 'Comprador',
    valor: (c) => c.cliente,
    mostrar: (c) => (
      <Stack gap={0}>
        <Link to={`${caminho(TELAS_RETAGUARDA.venda, { id: c.vndId })}?aba=pagamentos`}>{c.cliente}</Link>
        <Text size="xs" c="dimmed">
          {`Venda ${numeroDaVenda(c.vndId)}`}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (c) => c.rotulo,
    mostrar: (c) => <Situacao situacao={c.situacao} rotulo={c.rotulo} cor={c.cor} />,
  },
  { id: 'valor', titulo: 'No cartão', direita: true, valor: (c) => formatarReais(c.valorComJuros) },
  { id: 'parcelas', titulo: 'Parcelas', direita: true, valor: (c) => c.qtdParcelas },
  {
    id: 'cartao',
    titulo: 'Cartão',
    valor: (c) => [c.bandeira, c.numero && `final ${c.numero}`].filter(Boolean).join(' '),
  },
  { id: 'nsu', titulo: 'NSU', valor: (c) => c.nsu },
  { id: 'criadoAt', titulo: 'Desde', valor: (c) => formatarDataHora(Date.parse(c.criadoAt)) },
  { id: 'motivo', titulo: 'Motivo', valor: (c) => c.motivo ?? c.erro },
]

export default function TelaDosCartoes() {
  useAvisosDasVendas([NOME])
  const configura = permite('hotsite:editar', useQuem())
  return (
    <>
      <title>Cartões</title>
      <Title order={1} size="h2" mb="md">
        Cartões
      </Title>
      <AbasNaUrl
        abas={[
          [
            'pagamentos',
            'Pagamentos',
            <Tabela<CartaoDaEquipe>
              key="p"
              nome={NOME}
              identidade={(c) => c.uid}
              placeholder="Comprador, venda, NSU ou final do cartão"
              vazio="Nada no cartão espera pela casa"
              colunas={COLUNAS}
              filtros={[{ tipo: 'escolha', id: 'situacao', rotulo: 'Situação', opcoes: SITUACOES }]}
              buscar={listaDe('GET /v1/cartoes')}
            />,
          ],
          ...(configura ? ([['regra', 'O que a casa oferece', <RegraDoCartao key="r" />]] as const) : []),
        ]}
      />
    </>
  )
}
