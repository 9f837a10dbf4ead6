// The screen of a declared record: the list, and beside it one record in a drawer whose address can be sent. A screen adds
// its own columns, acts, filters and sections; what it does not add is here.
import { Button, Title } from '@mantine/core'
import {
  campoDeAtivo,
  type Cadastro,
  type CorpoDe,
  type LinhaDe,
  novoRegistro,
} from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useQuem } from '../../core/marca-atual.ts'
import { useParametros } from '../../core/parametros.ts'
import type { AcaoEmLote } from '../tabela/colunas.ts'
import { ABA_DA_GAVETA } from '../tabela/consulta.ts'
import { Tabela } from '../tabela/tabela.tsx'
import {
  apagarRegistro,
  chaveDoCadastro,
  consultaDaTabela,
  listarRegistros,
  planilhaDe,
  salvarRegistro,
} from './chamadas-da-tela.ts'
import { colunasDoCadastro, filtrosDoCadastro } from './colunas-do-cadastro.tsx'
import { GavetaDoCadastro } from './gaveta-do-cadastro.tsx'
import type { PropsDaTelaDeCadastro } from './props-da-tela.ts'

/** The open record is part of the address, beside the list's filters. */
export const enderecoDoRegistro = (busca: string, uid: string): string => {
  const p = new URLSearchParams(busca)
  p.set('registro', uid)
  p.delete(ABA_DA_GAVETA)
  return `?${p.toString()}`
}

export function TelaDeCadastro<C extends Cadastro>(p: PropsDaTelaDeCadastro<C>) {
  const { cadastro: c } = p
  const quem = useQuem()
  const [params, mudarParams] = useParametros()
  const consultas = useQueryClient()
  const [linhas, setLinhas] = useState<readonly LinhaDe<C>[]>([])
  const aberto = params.get('registro')
  const abrir = (uid: string | null): void =>
    mudarParams(
      (novo) => {
        if (uid === null) novo.delete('registro')
        else novo.set('registro', uid)
        novo.delete(ABA_DA_GAVETA)
      },
      { preventScrollReset: true },
    )
  const busca = params.toString()
  return (
    <>
      {!p.semTitulo && (
        <>
          <title>{c.nome[1]}</title>
          <Title order={1} size="h2" mb="md">
            {c.nome[1]}
          </Title>
        </>
      )}
      {p.topo}
      <Tabela<LinhaDe<C>>
        nome={c.entidade}
        ordenar={c.ordem}
        identidade={(l) => l.uid}
        placeholder={rotuloDaBusca(c)}
        colunas={colunasDoCadastro(c, quem, p.colunas)}
        filtros={[...filtrosDoCadastro(c, quem), ...(p.filtros ?? [])]}
        abrir={(l) => enderecoDoRegistro(busca, l.uid)}
        acoes={[...(p.acoes ?? []), ...acoesGerais(c, quem)]}
        vazio={p.vazio ?? `Nenhum registro em ${c.nome[1]} ainda`}
        {...(p.reler && { reler: p.reler })}
        planilha={(consulta, colunas) => planilhaDe(c, consulta, colunas)}
        principal={
          <>
            {p.principal}
            {permite(c.editar, quem) && permite(c.criar ?? c.editar, quem) && (
              <Button leftSection={<IconPlus size={16} />} onClick={() => abrir('novo')}>
                {novoRegistro(c)}
              </Button>
            )}
          </>
        }
        buscar={async (consulta) => {
          const r = await listarRegistros(c, consultaDaTabela<C>(consulta))
          setLinhas(r.linhas)
          return r
        }}
      />
      <GavetaDoCadastro
        {...p}
        uid={aberto}
        vizinhos={linhas.map((l) => l.uid)}
        abrir={abrir}
        aoMudar={() => void consultas.invalidateQueries({ queryKey: chaveDoCadastro(c) })}
      />
    </>
  )
}

function rotuloDaBusca(c: Cadastro): string {
  const rotulos = Object.values(c.campos)
    .filter((f) => f.busca)
    .map((f) => f.rotulo)
  if (rotulos.length === 0) return `Buscar em ${c.nome[1].toLowerCase()}`
  const [primeiro = '', ...outros] = rotulos
  return [primeiro, ...outros.slice(0, 3).map((r) => r.toLowerCase())].join(', ')
}

/** What every record knows: to be offered or not, to be removed. */
function acoesGerais<C extends Cadastro>(c: C, quem: ReturnType<typeof useQuem>): AcaoEmLote<LinhaDe<C>>[] {
  const ativo = campoDeAtivo(c)
  const trocar = (para: boolean) => (l: LinhaDe<C>) =>
    salvarRegistro(c, { uid: l.uid, versao: l.versao, ativo: para } as unknown as CorpoDe<C>)
  return [
    ...(ativo && permite(c.editar, quem)
      ? [
          { rotulo: 'Ativar', porLinha: trocar(true) },
          { rotulo: 'Desativar', porLinha: trocar(false) },
        ]
      : []),
    ...(permite(c.apagar ?? c.editar, quem)
      ? [
          {
            rotulo: 'Apagar',
            perigo: true,
            confirmar: (ls: readonly LinhaDe<C>[]) =>
              `Apagar ${ls.length === 1 ? '1 registro' : `${ls.length} registros`}? O que está em uso fica, e diz onde.`,
            porLinha: (l: LinhaDe<C>) => apagarRegistro(c, l.uid, l.versao),
          },
        ]
      : []),
  ]
}
