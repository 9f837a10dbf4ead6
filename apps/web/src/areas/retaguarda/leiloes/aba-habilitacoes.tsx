// Who asked to take part in this auction, and the answer.
import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { LimitarNoLeilao } from './limite-do-habilitado.tsx'

type Linha = RespostaDe<Calls['GET /v1/leilao/habilitacoes']>[number]
type Decisao = EntradaDe<Calls['PUT /v1/leilao/habilitacoes/:uid']>['body']['decisao']

const COR: Readonly<Record<string, string>> = { APROVADA: 'teal', REPROVADA: 'red', REVOGADA: 'gray' }

/** When it was asked for, and what was agreed to with it. */
function PedidaEm({ l }: { l: Linha }) {
  return (
    <>
      <Text size="sm">{formatarDataHora(Date.parse(l.solicitadaAt))}</Text>
      {l.aceito !== null && (
        <Anchor
          size="xs"
          href={caminho(TELAS_IMPRESSOS.regulamentoAceito, { uid: l.uid })}
          target="_blank"
          rel="noreferrer"
        >
          Aceitou: {l.aceito}
        </Anchor>
      )}
      {l.aceitoOutro && (
        <Text size="xs" c="dimmed">
          O texto do leilão mudou depois
        </Text>
      )}
    </>
  )
}

const colunaDoLimite = (abrir: (l: Linha) => void): Coluna<Linha> => ({
  id: 'limiteDeCompra',
  titulo: 'Limite',
  direita: true,
  valor: (l) => (l.limiteDeCompra === null ? '' : formatarReais(l.limiteDeCompra)),
  mostrar: (l) => (
    <Button
      size="compact-sm"
      variant="subtle"
      onClick={() => abrir(l)}
      aria-label={`${l.limiteDeCompra === null ? 'Definir' : formatarReais(l.limiteDeCompra)}: limite de ${l.cliente} neste leilão`}
    >
      {l.limiteDeCompra === null ? 'Definir' : formatarReais(l.limiteDeCompra)}
    </Button>
  ),
})

export function AbaHabilitacoes({ leiUid }: { leiUid: string }) {
  const consultas = useQueryClient()
  const [negando, setNegando] = useState<{ linha: Linha; decisao: Decisao } | null>(null)
  const [limitando, setLimitando] = useState<Linha | null>(null)
  const nome = `habilitacoes-${leiUid}`
  const decidir = async (linha: Linha, decisao: Decisao, motivo: string): Promise<void> => {
    await chamar('PUT /v1/leilao/habilitacoes/:uid', {
      params: { uid: linha.uid },
      body: { decisao, motivo, versao: linha.versao },
    })
    avisarSucesso()
    await consultas.invalidateQueries({ queryKey: [nome] })
  }
  const colunas: readonly Coluna<Linha>[] = [
    {
      id: 'cliente',
      titulo: 'Cliente',
      valor: (l) => l.cliente,
      mostrar: (l) => (
        <>
          <Text size="sm" fw={600}>
            {l.cliente}
          </Text>
          <Text size="xs" c="dimmed">
            {l.apelido}
          </Text>
        </>
      ),
    },
    { id: 'documentoSituacao', titulo: 'Documentos', valor: (l) => l.documentoSituacao },
    {
      id: 'situacao',
      titulo: 'Situação',
      valor: (l) => l.situacao,
      mostrar: (l) => (
        <Badge variant="light" color={COR[l.situacao] ?? 'yellow'} tt="none">
          {l.situacao.charAt(0) + l.situacao.slice(1).toLowerCase()}
        </Badge>
      ),
    },
    {
      id: 'solicitadaAt',
      titulo: 'Pedida em',
      valor: (l) => formatarDataHora(Date.parse(l.solicitadaAt)),
      mostrar: (l) => <PedidaEm l={l} />,
    },
    colunaDoLimite(setLimitando),
    { id: 'decididaPor', titulo: 'Decidida por', valor: (l) => l.decididaPor ?? '' },
    {
      id: 'acoes',
      titulo: 'Decisão',
      valor: () => '',
      mostrar: (l) => (
        <Group gap={4} wrap="nowrap">
          <Button
            size="compact-sm"
            disabled={!l.podeAprovar}
            title={l.pendencia ?? undefined}
            onClick={() => void decidir(l, 'aprovar', '').catch(avisarErro)}
          >
            Aprovar
          </Button>
          {l.podeReprovar && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => setNegando({ linha: l, decisao: 'reprovar' })}
            >
              Reprovar
            </Button>
          )}
          {l.podeRevogar && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => setNegando({ linha: l, decisao: 'revogar' })}
            >
              Revogar
            </Button>
          )}
        </Group>
      ),
    },
  ]
  return (
    <>
      <Tabela<Linha>
        nome={nome}
        colunas={colunas}
        identidade={(l) => l.uid}
        placeholder="Nome ou apelido"
        buscar={listaDe('GET /v1/leilao/habilitacoes', { leiUid })}
        vazio={<Text c="dimmed">Ninguém pediu habilitação neste leilão ainda.</Text>}
      />
      <LimitarNoLeilao
        de={limitando}
        aoFechar={() => setLimitando(null)}
        aoMudar={() => consultas.invalidateQueries({ queryKey: [nome] })}
      />
      <Confirmar
        aberto={negando !== null}
        titulo={
          negando?.decisao === 'revogar'
            ? `Revogar a habilitação de ${negando.linha.cliente}?`
            : `Reprovar ${negando?.linha.cliente ?? ''}?`
        }
        botao={negando?.decisao === 'revogar' ? 'Revogar' : 'Reprovar'}
        perigo
        motivo="obrigatorio"
        aoFechar={() => setNegando(null)}
        aoConfirmar={(motivo) =>
          negando ? decidir(negando.linha, negando.decisao, motivo) : Promise.resolve()
        }
      >
        O cliente deixa de poder dar lances neste leilão e recebe o motivo.
      </Confirmar>
    </>
  )
}
