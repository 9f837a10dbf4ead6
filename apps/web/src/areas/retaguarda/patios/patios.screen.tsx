// The house's yards: address, hours, capacity.
import { Badge, Button, Chip, Group, Input, SimpleGrid, Stack, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { DIAS_DA_SEMANA } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, chamarContando } from '../../../core/api.ts'
import { BarraDeSalvar } from '../../../parts/registro/barra-de-salvar.tsx'
import {
  CampoEscolha,
  CampoLongo,
  CampoNumero,
  CampoSimNao,
  CampoTexto,
} from '../../../parts/registro/campos.tsx'
import { UFS } from '../../../parts/registro/ufs.ts'
import { useRegistro } from '../../../parts/registro/usar-registro.ts'
import type { Coluna } from '../../../parts/tabela/colunas.ts'
import { Tabela } from '../../../parts/tabela/tabela.tsx'
import { FotosDoPatio } from './fotos-do-patio.tsx'
import { Gaveta } from '../../../parts/ficha/gaveta.tsx'

type Patio = RespostaDe<Calls['GET /v1/patios/qb']>[number]

const NOVO: Omit<Patio, 'uid' | 'versao' | 'veiculos' | 'fotos'> = {
  nome: '',
  responsavel: '',
  endereco: '',
  cidade: '',
  uf: '',
  cep: '',
  telefone: '',
  email: '',
  latitude: null,
  longitude: null,
  explicacaoVisitacao: '',
  explicacaoRetirada: '',
  abre: '08:00',
  fecha: '17:00',
  diasSemana: [1, 2, 3, 4, 5],
  intervaloMinutos: 30,
  capacidade: 2,
  ativo: true,
}

const colunas = (editar: (p: Patio) => void): Coluna<Patio>[] => [
  { id: 'nome', titulo: 'Pátio', valor: (p) => p.nome, ordenavel: true },
  { id: 'cidade', titulo: 'Cidade', valor: (p) => `${p.cidade}/${p.uf}`, ordenavel: true },
  { id: 'horario', titulo: 'Horário', valor: (p) => `${p.abre} às ${p.fecha}` },
  {
    id: 'capacidade',
    titulo: 'Retiradas por horário',
    valor: (p) => `${p.capacidade} a cada ${p.intervaloMinutos} min`,
  },
  { id: 'veiculos', titulo: 'Veículos', valor: (p) => p.veiculos, direita: true },
  {
    id: 'ativo',
    titulo: 'Situação',
    valor: (p) => (p.ativo ? 'Ativo' : 'Inativo'),
    mostrar: (p) => (p.ativo ? 'Ativo' : <Badge color="gray">Inativo</Badge>),
  },
  {
    id: 'editar',
    titulo: 'Ações',
    soAcoes: true,
    valor: () => '',
    largura: 100,
    mostrar: (p) => (
      <Button size="compact-sm" variant="default" onClick={() => editar(p)} aria-label={`Editar ${p.nome}`}>
        Editar
      </Button>
    ),
  },
]

export default function Patios() {
  const consultas = useQueryClient()
  const [aberto, setAberto] = useState<Patio | 'novo' | null>(null)
  return (
    <>
      <title>Pátios</title>
      <Title order={1} size="h2" mb="md">
        Pátios
      </Title>
      <Tabela<Patio>
        nome="patios"
        ordenar="nome"
        identidade={(p) => p.uid}
        placeholder="Nome, cidade ou endereço"
        colunas={colunas(setAberto)}
        principal={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setAberto('novo')}>
            Novo pátio
          </Button>
        }
        buscar={async (c) => {
          const { valor, total } = await chamarContando('GET /v1/patios/qb', {
            query: { pagina: c.pagina, porPagina: c.porPagina, ordenar: c.ordenar, busca: c.busca },
          })
          return { linhas: valor, total }
        }}
      />
      <Gaveta
        opened={aberto !== null}
        onClose={() => setAberto(null)}
        size="lg"
        title={aberto === 'novo' ? 'Novo pátio' : aberto?.nome}
      >
        {aberto !== null && aberto !== 'novo' && (
          <FotosDoPatio
            patUid={aberto.uid}
            iniciais={aberto.fotos}
            aoMudar={() => void consultas.invalidateQueries({ queryKey: ['patios'] })}
          />
        )}
        {aberto !== null && (
          <Formulario
            key={aberto === 'novo' ? 'novo' : aberto.uid}
            p={aberto === 'novo' ? null : aberto}
            aoSalvar={() => {
              setAberto(null)
              void consultas.invalidateQueries({ queryKey: ['patios'] })
            }}
          />
        )}
      </Gaveta>
    </>
  )
}

function Formulario({ p, aoSalvar }: { p: Patio | null; aoSalvar: () => void }) {
  const {
    uid: _u,
    versao: _v,
    veiculos: _n,
    fotos: _f,
    ...dados
  } = p ?? { ...NOVO, uid: '', versao: 0, veiculos: 0, fotos: [] }
  const r = useRegistro({
    lido: dados,
    versao: p?.versao,
    salvar: (d, versao) =>
      chamar('POST /v1/patios', { body: { ...d, email: d.email || null, uid: p?.uid ?? null, versao } }),
    aoSalvar,
  })
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CampoTexto r={r} campo="nome" rotulo="Nome" obrigatorio />
        <CampoTexto r={r} campo="responsavel" rotulo="Responsável" />
        <CampoTexto r={r} campo="endereco" rotulo="Endereço" obrigatorio />
        <CampoTexto r={r} campo="cep" rotulo="CEP" />
        <CampoTexto r={r} campo="cidade" rotulo="Cidade" obrigatorio />
        <CampoEscolha r={r} campo="uf" rotulo="UF" obrigatorio opcoes={UFS} />
        <CampoTexto r={r} campo="telefone" rotulo="Telefone" />
        <CampoTexto r={r} campo="email" rotulo="E-mail" />
        <CampoNumero r={r} campo="latitude" rotulo="Latitude" decimais={6} nulo />
        <CampoNumero r={r} campo="longitude" rotulo="Longitude" decimais={6} nulo />
        <CampoTexto r={r} campo="abre" rotulo="Abre às" entrada={{ type: 'time' }} />
        <CampoTexto r={r} campo="fecha" rotulo="Fecha às" entrada={{ type: 'time' }} />
        <CampoNumero
          r={r}
          campo="intervaloMinutos"
          rotulo="Intervalo entre retiradas"
          sufixo="min"
          min={5}
          max={240}
        />
        <CampoNumero r={r} campo="capacidade" rotulo="Retiradas por horário" min={1} max={100} />
      </SimpleGrid>
      <Input.Wrapper label="Dias de atendimento" error={r.erros.diasSemana} labelElement="div">
        <Chip.Group
          multiple
          value={r.valores.diasSemana.map(String)}
          onChange={(v) => r.mudar('diasSemana', v.map(Number))}
        >
          <Group gap={6} mt={4}>
            {DIAS_DA_SEMANA.map((d, i) => (
              <Chip key={d} value={String(i)} size="sm">
                {d}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <CampoLongo r={r} campo="explicacaoVisitacao" rotulo="Como visitar" />
      <CampoLongo r={r} campo="explicacaoRetirada" rotulo="Como retirar" />
      <CampoSimNao r={r} campo="ativo" rotulo="Ativo" />
      <BarraDeSalvar r={r} sempre={p === null} aoUsarNovo={async () => aoSalvar()} />
    </Stack>
  )
}
