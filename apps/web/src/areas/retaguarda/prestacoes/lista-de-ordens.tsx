// Orders to pay consignors. Those by transfer are done at the bank by a person, who says here how they ended.
import { Badge, Button, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { ROTULO_DA_FORMA_DE_ORDEM, ROTULO_DA_ORDEM } from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { COR_DA_ORDEM } from '../../../parts/prestacoes/cor-da-prestacao.ts'
import { EncerrarOrdem } from './encerrar-ordem.tsx'

type Ordem = RespostaDe<Calls['GET /v1/ordens-de-pagamento/qb']>[number]
const NOME = 'ordens-de-pagamento'

const colunas = (encerrar: (o: Ordem) => void): readonly Coluna<Ordem>[] => [
  {
    id: 'comitente',
    titulo: 'Comitente',
    valor: (o) => o.comitente,
    mostrar: (o) => (
      <Stack gap={0}>
        <Link to={caminho(TELAS_RETAGUARDA.prestacao, { uid: o.preUid })}>{o.comitente}</Link>
        <Text size="xs" c="dimmed">
          {o.leilao}
        </Text>
      </Stack>
    ),
  },
  { id: 'valor', titulo: 'Valor', direita: true, valor: (o) => formatarReais(o.valor) },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (o) => ROTULO_DA_ORDEM[o.situacao],
    mostrar: (o) => (
      <Stack gap={2} align="start">
        <Badge variant="light" color={COR_DA_ORDEM[o.situacao]}>
          {ROTULO_DA_ORDEM[o.situacao]}
        </Badge>
        {(o.autenticacao ?? o.motivo) && (
          <Text size="xs" c="dimmed">
            {o.autenticacao ?? o.motivo}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'forma', titulo: 'Forma', valor: (o) => ROTULO_DA_FORMA_DE_ORDEM[o.forma] },
  {
    id: 'titular',
    titulo: 'Titular',
    valor: (o) => `${o.titular} (${formatarDocumento(o.documento)})`,
    mostrar: (o) => (
      <Stack gap={0}>
        {o.titular}
        <Text size="xs" c="dimmed">
          {formatarDocumento(o.documento)}
        </Text>
      </Stack>
    ),
  },
  { id: 'destino', titulo: 'Conta', valor: (o) => o.destino },
  { id: 'criadaAt', titulo: 'Ordenada', valor: (o) => formatarDataHora(Date.parse(o.criadaAt)) },
  {
    id: 'acoes',
    titulo: 'Ações',
    soAcoes: true,
    valor: () => '',
    mostrar: (o) =>
      o.forma === 'TRANSFERENCIA' &&
      o.situacao === 'enviando' && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => encerrar(o)}
          aria-label={`Registrar o retorno do banco a ${o.comitente}`}
        >
          Retorno do banco
        </Button>
      ),
  },
]

export function ListaDeOrdens() {
  const fila = useQueryClient()
  const [aberta, setAberta] = useState<Ordem | null>(null)
  return (
    <>
      <Tabela<Ordem>
        nome={NOME}
        identidade={(o) => o.uid}
        placeholder="Comitente ou leilão"
        vazio="Nenhum pagamento"
        colunas={colunas(setAberta)}
        filtros={[
          {
            tipo: 'escolha',
            id: 'situacao',
            rotulo: 'Situação',
            opcoes: Object.entries(ROTULO_DA_ORDEM).map(([value, label]) => ({ value, label })),
          },
        ]}
        buscar={listaDe('GET /v1/ordens-de-pagamento/qb')}
      />
      {aberta && (
        <EncerrarOrdem
          ordem={aberta}
          aoFechar={() => setAberta(null)}
          aoEncerrar={() => fila.invalidateQueries({ queryKey: [NOME] })}
        />
      )}
    </>
  )
}
