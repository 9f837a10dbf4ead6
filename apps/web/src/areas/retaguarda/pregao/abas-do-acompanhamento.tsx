// The questions of the staff about a followed auction, as tabs: of the follow-up screen, and of the auction's record.
import { Badge, Tabs } from '@mantine/core'
import type { ListaDeValidacao } from '@martelo/domain/validacoes/listas-de-validacao.ts'
import type { ReactNode } from 'react'
import { FilaDeCondicionais } from '../../../parts/condicionais/fila-de-condicionais.tsx'
import { ListaDePerguntas } from '../../../parts/conversas/lista-de-perguntas.tsx'
import { usePerguntas } from '../../../parts/conversas/usar-perguntas.ts'
import { AbaDeClientes } from './aba-de-clientes.tsx'
import { AbaDeValidacoes } from './aba-de-validacoes.tsx'
import { AbaDeIdentificacao, AbaDeLotes } from './abas-de-lotes.tsx'
import type { Acompanhado } from './usar-acompanhamento.ts'

const ABERTAS: readonly ListaDeValidacao[] = ['falhasOuEspera', 'divergentes']

/** Tabs name their panels by id, and an id has no spaces. */
const valorDaAba = (rotulo: string): string => rotulo.replaceAll(' ', '-')

/** The questions of the staff, each with how many wait. */
export function AbasDoAcompanhamento({
  retrato,
  recarregar,
}: {
  readonly retrato: Acompanhado
  recarregar(): void
}) {
  const { lotes, clientes, sala } = retrato
  const leiUid = retrato.leilao.uid
  const { perguntas } = usePerguntas(leiUid)
  const aIdentificar = lotes.filter((l) => l.estado.situacao === 'AG_CLIENTE')
  const condicionais = lotes.filter((l) => l.condicional !== null)
  const aValidar = lotes.filter((l) => ABERTAS.some((a) => l.listas.includes(a))).length
  const aDecidir = clientes.filter((c) => c.habilitacao?.situacao === 'EM_ANALISE').length
  const abas: readonly (readonly [rotulo: string, esperam: number, conteudo: ReactNode])[] = [
    [
      'Lotes',
      lotes.length,
      <AbaDeLotes key="l" lotes={lotes} atualUid={sala.loteAtualUid} temCanal={retrato.leilao.temCanal} />,
    ],
    ['Clientes', aDecidir, <AbaDeClientes key="c" clientes={clientes} recarregar={recarregar} />],
    ['Validações', aValidar, <AbaDeValidacoes key="v" lotes={lotes} recarregar={recarregar} />],
    [
      'A identificar',
      aIdentificar.length,
      <AbaDeIdentificacao key="i" lotes={aIdentificar} clientes={clientes} recarregar={recarregar} />,
    ],
    ['Condicionais', condicionais.length, <FilaDeCondicionais key="d" leiUid={leiUid} />],
    ['Perguntas', perguntas?.length ?? 0, <ListaDePerguntas key="p" leiUid={leiUid} />],
  ]
  return (
    <Tabs defaultValue="Lotes" keepMounted={false}>
      <Tabs.List>
        {abas.map(([rotulo, esperam]) => (
          <Tabs.Tab
            key={rotulo}
            value={valorDaAba(rotulo)}
            rightSection={
              esperam > 0 ? (
                <Badge size="sm" variant="light">
                  {esperam}
                </Badge>
              ) : null
            }
          >
            {rotulo}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {abas.map(([rotulo, , conteudo]) => (
        <Tabs.Panel key={rotulo} value={valorDaAba(rotulo)} pt="md">
          {conteudo}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
