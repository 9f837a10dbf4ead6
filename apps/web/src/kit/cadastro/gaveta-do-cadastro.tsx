// One declared record beside its list: data, the screen's own tabs, history; to the previous and the next one, and gone.
import { ActionIcon, Button, Group, Skeleton, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import {
  type Cadastro,
  type LinhaDe,
  novoRegistro,
} from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useQuem } from '../../core/marca-atual.ts'
import { AbasNaUrl } from '../ficha/abas-na-url.tsx'
import { Confirmar } from '../ficha/confirmar.tsx'
import { Gaveta } from '../ficha/gaveta.tsx'
import { ListaDeMudancas } from '../ficha/andamento.tsx'
import { PalavrasDoRegistro } from '../ficha/palavras.ts'
import { DentroDeAba, SaidaDaGaveta } from '../ficha/trabalho-aberto.ts'
import { apagarRegistro, chaveDoCadastro, lerHistorico } from './chamadas-da-tela.ts'
import { ABA_DA_GAVETA } from '../tabela/consulta.ts'
import { consultaDoRegistro, FormularioDeCadastro } from './formulario-de-cadastro.tsx'
import { palavrasDe } from './palavras-do-cadastro.ts'
import { RegistroQueFalhou } from './registro-que-falhou.tsx'
import type { PropsDaTelaDeCadastro } from './props-da-tela.ts'

interface Props<C extends Cadastro> extends PropsDaTelaDeCadastro<C> {
  /** null: closed; 'novo': a new one */
  readonly uid: string | null
  /** the records of the list, in its order */
  readonly vizinhos: readonly string[]
  readonly abrir: (uid: string | null) => void
  readonly aoMudar: () => void
}

export function GavetaDoCadastro<C extends Cadastro>(p: Props<C>) {
  const { cadastro: c, uid } = p
  const novo = uid === 'novo'
  const { data, error, refetch } = useQuery({
    ...consultaDoRegistro(c, uid ?? ''),
    enabled: uid !== null && !novo,
    refetchInterval: ({ state }) => (state.data && p.reler?.(state.data)) ?? false,
  })
  const consultas = useQueryClient()
  const aoSalvar = async (salvo: string): Promise<void> => {
    if (p.aoSalvar) p.aoSalvar(await consultas.fetchQuery(consultaDoRegistro(c, salvo)))
  }
  const linha = data?.uid === uid ? data : undefined
  const titulo = linha
    ? String((linha as unknown as Record<string, unknown>)[c.titulo] ?? c.nome[0])
    : c.nome[0]
  return (
    <Gaveta
      opened={uid !== null}
      onClose={() => p.abrir(null)}
      size="xl"
      title={novo ? novoRegistro(c) : titulo}
    >
      {novo && (
        <FormularioDeCadastro
          cadastro={c}
          linha={null}
          secao={p.secao}
          campos={p.campos}
          {...(p.iniciais ? { iniciais: p.iniciais } : {})}
          aoSalvar={(criado) => {
            p.abrir(p.ficarAberto ? criado : null)
            void aoSalvar(criado)
          }}
        />
      )}
      {!novo && uid !== null && (
        <>
          <Cabecalho {...p} linha={linha} />
          {error && !linha && <RegistroQueFalhou erro={error} refazer={() => void refetch()} />}
          {!linha && !error && <Skeleton height={320} mt="md" />}
          {linha && <Abas {...p} linha={linha} salvo={aoSalvar} />}
        </>
      )}
    </Gaveta>
  )
}

function Abas<C extends Cadastro>(
  p: Props<C> & { linha: LinhaDe<C>; salvo: (uid: string) => Promise<void> },
) {
  const { cadastro: c, linha } = p
  const dados = (
    <DentroDeAba value>
      <FormularioDeCadastro
        key={linha.uid}
        cadastro={c}
        linha={linha}
        secao={p.secao}
        campos={p.campos}
        travado={p.travado?.(linha) ?? null}
        aoSalvar={(uid) => {
          p.aoMudar()
          void p.salvo(uid)
        }}
      />
    </DentroDeAba>
  )
  return (
    <AbasNaUrl
      nome={ABA_DA_GAVETA}
      abas={[
        ['dados', 'Dados', dados],
        ...(p.abas?.(linha) ?? []),
        ['historico', 'Histórico', <HistoricoDoCadastro key="h" cadastro={c} linha={linha} />],
      ]}
    />
  )
}

function HistoricoDoCadastro({
  cadastro: c,
  linha,
}: {
  cadastro: Cadastro
  linha: { uid: string; versao: number }
}) {
  const { data } = useQuery({
    queryKey: [...chaveDoCadastro(c), linha.uid, 'historico', linha.versao],
    queryFn: () => lerHistorico(c, linha.uid),
  })
  return (
    <PalavrasDoRegistro value={palavrasDe(c)}>
      {data ? <ListaDeMudancas mudancas={data} /> : <Skeleton height={160} />}
    </PalavrasDoRegistro>
  )
}

function Cabecalho<C extends Cadastro>(p: Props<C> & { linha: LinhaDe<C> | undefined }) {
  const { cadastro: c, linha, vizinhos, uid } = p
  const quem = useQuem()
  const sair = useContext(SaidaDaGaveta)
  const [apagando, setApagando] = useState(false)
  const i = vizinhos.indexOf(uid ?? '')
  const ir = (passo: number): void => {
    const alvo = i < 0 ? undefined : vizinhos[i + passo]
    if (alvo !== undefined) sair(() => p.abrir(alvo))
  }
  useHotkeys(
    [
      ['alt+ArrowUp', () => ir(-1)],
      ['alt+ArrowDown', () => ir(1)],
    ],
    [],
  )
  return (
    <Group justify="space-between" mb="sm">
      <Group gap="xs">
        <Passo
          rotulo="Anterior (Alt ↑)"
          parado={i <= 0}
          icone={<IconChevronUp size={16} />}
          aoIr={() => ir(-1)}
        />
        <Passo
          rotulo="Próximo (Alt ↓)"
          parado={i < 0 || i === vizinhos.length - 1}
          icone={<IconChevronDown size={16} />}
          aoIr={() => ir(1)}
        />
      </Group>
      {linha && permite(c.apagar ?? c.editar, quem) && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={14} />}
          onClick={() => setApagando(true)}
        >
          Apagar
        </Button>
      )}
      {linha && (
        <Confirmar
          aberto={apagando}
          aoFechar={() => setApagando(false)}
          titulo={`Apagar ${c.genero} ${c.nome[0].toLowerCase()}?`}
          botao="Apagar"
          perigo
          aoConfirmar={async () => {
            await apagarRegistro(c, linha.uid, linha.versao)
            p.abrir(null)
            p.aoMudar()
          }}
        >
          <b>{String((linha as unknown as Record<string, unknown>)[c.titulo] ?? '')}</b> deixa de existir. O
          histórico guarda quem apagou.
        </Confirmar>
      )}
    </Group>
  )
}

function Passo(p: { rotulo: string; parado: boolean; icone: React.ReactNode; aoIr: () => void }) {
  return (
    <Tooltip label={p.rotulo}>
      <ActionIcon variant="default" aria-label={p.rotulo} disabled={p.parado} onClick={p.aoIr}>
        {p.icone}
      </ActionIcon>
    </Tooltip>
  )
}
