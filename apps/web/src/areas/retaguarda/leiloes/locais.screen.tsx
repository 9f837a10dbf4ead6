// Places where auctions are held.
import { ActionIcon, Button, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { dobrar } from '@martelo/domain/comum/texto.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Confirmar } from '../../../parts/ficha/confirmar.tsx'
import { BarraDeSalvar } from '../../../parts/registro/barra-de-salvar.tsx'
import { CampoEscolha, CampoTexto } from '../../../parts/registro/campos.tsx'
import { UFS } from '../../../parts/registro/ufs.ts'
import { useRegistro } from '../../../parts/registro/usar-registro.ts'
import type { Coluna } from '../../../parts/tabela/colunas.ts'
import { Tabela } from '../../../parts/tabela/tabela.tsx'
import { Gaveta } from '../../../parts/ficha/gaveta.tsx'

type Local = RespostaDe<Calls['GET /v1/leiloes/local-realizacao-leiloes/lista']>[number]

const colunas = (editar: (l: Local) => void, tirar: (l: Local) => void): Coluna<Local>[] => [
  { id: 'nome', titulo: 'Local', valor: (l) => l.nome },
  { id: 'endereco', titulo: 'Endereço', valor: (l) => l.endereco },
  { id: 'cidade', titulo: 'Cidade', valor: (l) => `${l.cidade}/${l.uf}` },
  { id: 'telefone', titulo: 'Telefone', valor: (l) => (l.telefone ? formatarTelefone(l.telefone) : '') },
  {
    id: 'acoes',
    titulo: 'Ações',
    soAcoes: true,
    valor: () => '',
    largura: 140,
    mostrar: (l) => (
      <Group gap={4} wrap="nowrap">
        <Button size="compact-sm" variant="default" onClick={() => editar(l)} aria-label={`Editar ${l.nome}`}>
          Editar
        </Button>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Tirar ${l.nome} da lista`}
          onClick={() => tirar(l)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    ),
  },
]

export default function Locais() {
  const consultas = useQueryClient()
  const [aberto, setAberto] = useState<Local | 'novo' | null>(null)
  const [tirando, setTirando] = useState<Local | null>(null)
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: ['locais'] })
  return (
    <>
      <title>Locais de realização</title>
      <Title order={1} size="h2" mb="md">
        Locais de realização
      </Title>
      <Tabela<Local>
        nome="locais"
        identidade={(l) => l.uid}
        placeholder="Nome, endereço ou cidade"
        colunas={colunas(setAberto, setTirando)}
        principal={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setAberto('novo')}>
            Novo local
          </Button>
        }
        buscar={async (c) => {
          // A house has a handful of them: the call answers all.
          const todos = await chamar('GET /v1/leiloes/local-realizacao-leiloes/lista')
          const texto = dobrar(c.busca ?? '')
          const linhas = todos.filter((l) => dobrar(`${l.nome} ${l.endereco} ${l.cidade}`).includes(texto))
          return {
            linhas: linhas.slice((c.pagina - 1) * c.porPagina, c.pagina * c.porPagina),
            total: linhas.length,
          }
        }}
      />
      <Gaveta
        opened={aberto !== null}
        onClose={() => setAberto(null)}
        title={aberto === 'novo' ? 'Novo local' : aberto?.nome}
      >
        {aberto !== null && (
          <Formulario
            key={aberto === 'novo' ? 'novo' : aberto.uid}
            l={aberto === 'novo' ? null : aberto}
            aoSalvar={() => {
              setAberto(null)
              refazer()
            }}
          />
        )}
      </Gaveta>
      <Confirmar
        aberto={tirando !== null}
        titulo={`Tirar ${tirando?.nome ?? ''} da lista?`}
        botao="Tirar da lista"
        perigo
        aoFechar={() => setTirando(null)}
        aoConfirmar={async () => {
          if (tirando)
            await chamar('DELETE /v1/leiloes/local-realizacao-leiloes/:uid', { params: { uid: tirando.uid } })
          refazer()
        }}
      >
        Leilões que já acontecem nele continuam com ele.
      </Confirmar>
    </>
  )
}

function Formulario({ l, aoSalvar }: { l: Local | null; aoSalvar: () => void }) {
  const r = useRegistro({
    lido: {
      nome: l?.nome ?? '',
      endereco: l?.endereco ?? '',
      cidade: l?.cidade ?? '',
      uf: l?.uf ?? '',
      telefone: l?.telefone ?? '',
    },
    salvar: (d) =>
      chamar('POST /v1/leiloes/local-realizacao-leiloes', { body: { ...d, uid: l?.uid ?? null } }),
    aoSalvar,
  })
  return (
    <Stack>
      <CampoTexto r={r} campo="nome" rotulo="Nome" obrigatorio />
      <CampoTexto r={r} campo="endereco" rotulo="Endereço" obrigatorio />
      <SimpleGrid cols={2}>
        <CampoTexto r={r} campo="cidade" rotulo="Cidade" obrigatorio />
        <CampoEscolha r={r} campo="uf" rotulo="UF" obrigatorio opcoes={UFS} />
      </SimpleGrid>
      <CampoTexto r={r} campo="telefone" rotulo="Telefone" />
      <BarraDeSalvar r={r} sempre={l === null} aoUsarNovo={async () => aoSalvar()} />
    </Stack>
  )
}
