// People, companies and places of the demonstration: all invented, with check digits that hold. Data only.

export type ComitenteDemo = {
  codigo: string
  razaoSocial: string
  nome: string
  cnpj: string
  tipo: 'banco' | 'seguradora' | 'frota' | 'judicial' | 'publico'
}

export const COMITENTES: readonly ComitenteDemo[] = [
  {
    codigo: 'banco-cerrado',
    razaoSocial: 'Banco Cerrado S.A.',
    nome: 'Banco Cerrado',
    cnpj: '36496156000152',
    tipo: 'banco',
  },
  {
    codigo: 'banco-ipe',
    razaoSocial: 'Ipê Financiamentos S.A.',
    nome: 'Ipê Financiamentos',
    cnpj: '53683473000105',
    tipo: 'banco',
  },
  {
    codigo: 'seguradora-aroeira',
    razaoSocial: 'Aroeira Companhia de Seguros',
    nome: 'Aroeira Seguros',
    cnpj: '13240447000180',
    tipo: 'seguradora',
  },
  {
    codigo: 'frota-andorinha',
    razaoSocial: 'Andorinha Logística Ltda.',
    nome: 'Andorinha Logística',
    cnpj: '14861116000120',
    tipo: 'frota',
  },
  {
    codigo: 'locadora-rumo',
    razaoSocial: 'Rumo Certo Locações S.A.',
    nome: 'Rumo Certo Locadora',
    cnpj: '65114784000124',
    tipo: 'frota',
  },
  {
    codigo: 'vara-civel-demo',
    razaoSocial: 'Vara Cível de Demonstração',
    nome: 'Vara Cível de Demonstração',
    cnpj: '45962432000111',
    tipo: 'judicial',
  },
  {
    codigo: 'municipio-demo',
    razaoSocial: 'Município de Vale Sereno',
    nome: 'Prefeitura de Vale Sereno',
    cnpj: '16316960000103',
    tipo: 'publico',
  },
  {
    codigo: 'detran-demo',
    razaoSocial: 'Departamento de Trânsito de Demonstração',
    nome: 'Detran de Demonstração',
    cnpj: '34540967000188',
    tipo: 'publico',
  },
]

export type PatioDemo = {
  codigo: string
  nome: string
  logradouro: string
  bairro: string
  cep: string
  cidade: string
  uf: string
  latitude: number
  longitude: number
  /** Vehicles that fit. */
  vagas: number
}

export const PATIOS_DEMO: readonly PatioDemo[] = [
  {
    codigo: 'guarulhos',
    nome: 'Pátio Guarulhos',
    logradouro: 'Rodovia Hélio Smidt, 1.840',
    bairro: 'Cumbica',
    cep: '07190-100',
    cidade: 'Guarulhos',
    uf: 'SP',
    latitude: -23.4356,
    longitude: -46.4731,
    vagas: 420,
  },
  {
    codigo: 'contagem',
    nome: 'Pátio Contagem',
    logradouro: 'Via Expressa de Contagem, 3.215',
    bairro: 'Cinco',
    cep: '32010-130',
    cidade: 'Contagem',
    uf: 'MG',
    latitude: -19.9317,
    longitude: -44.0536,
    vagas: 310,
  },
  {
    codigo: 'curitiba',
    nome: 'Pátio Afonso Pena',
    logradouro: 'Avenida Rui Barbosa, 9.120',
    bairro: 'Afonso Pena',
    cep: '83045-350',
    cidade: 'São José dos Pinhais',
    uf: 'PR',
    latitude: -25.5347,
    longitude: -49.2064,
    vagas: 280,
  },
  {
    codigo: 'goiania',
    nome: 'Pátio Centro-Oeste',
    logradouro: 'Rodovia BR-153, km 514',
    bairro: 'Distrito Industrial',
    cep: '74911-410',
    cidade: 'Aparecida de Goiânia',
    uf: 'GO',
    latitude: -16.8233,
    longitude: -49.2439,
    vagas: 350,
  },
  {
    codigo: 'recife',
    nome: 'Pátio Guararapes',
    logradouro: 'Rodovia BR-101 Sul, km 82',
    bairro: 'Prazeres',
    cep: '54335-000',
    cidade: 'Jaboatão dos Guararapes',
    uf: 'PE',
    latitude: -8.1686,
    longitude: -34.9289,
    vagas: 190,
  },
  {
    codigo: 'ananindeua',
    nome: 'Pátio Belém',
    logradouro: 'Rodovia Mário Covas, 2.670',
    bairro: 'Coqueiro',
    cep: '67115-000',
    cidade: 'Ananindeua',
    uf: 'PA',
    latitude: -1.3656,
    longitude: -48.3722,
    vagas: 160,
  },
]

export type LeiloeiroDemo = { nome: string; junta: string; matricula: string; uf: string; cpf: string }

export const LEILOEIROS: readonly LeiloeiroDemo[] = [
  { nome: 'Otávio Brandão Leal', junta: 'JUCESP', matricula: '1.204', uf: 'SP', cpf: '90830166173' },
  { nome: 'Marina Quintela Prado', junta: 'JUCEMG', matricula: '0.987', uf: 'MG', cpf: '31860913903' },
  { nome: 'Samuel Freitas Arantes', junta: 'JUCEPAR', matricula: '22/318-L', uf: 'PR', cpf: '09960308243' },
]

export type PessoaDemo = {
  nome: string
  apelido: string
  cpf: string
  nascimento: string
  email: string
  telefone: string
  cidade: string
  uf: string
  cep: string
}

export const PESSOAS: readonly PessoaDemo[] = [
  {
    nome: 'Helena Duarte Vasconcelos',
    apelido: 'Lena',
    cpf: '46281948238',
    nascimento: '1988-03-14',
    email: 'helena.vasconcelos@exemplo.com.br',
    telefone: '19973457975',
    cidade: 'Campinas',
    uf: 'SP',
    cep: '13015-904',
  },
  {
    nome: 'Caio Menezes Figueira',
    apelido: 'CaioMF',
    cpf: '99351819019',
    nascimento: '1979-11-02',
    email: 'caio.figueira@exemplo.com.br',
    telefone: '31990770515',
    cidade: 'Belo Horizonte',
    uf: 'MG',
    cep: '30140-071',
  },
  {
    nome: 'Rafaela Torres Cunha',
    apelido: 'Rafa',
    cpf: '37865797508',
    nascimento: '1994-07-21',
    email: 'rafaela.cunha@exemplo.com.br',
    telefone: '41980058511',
    cidade: 'Curitiba',
    uf: 'PR',
    cep: '80020-320',
  },
  {
    nome: 'Joaquim Sá Peixoto',
    apelido: 'Joca',
    cpf: '32319487549',
    nascimento: '1966-01-30',
    email: 'joaquim.peixoto@exemplo.com.br',
    telefone: '62994476122',
    cidade: 'Goiânia',
    uf: 'GO',
    cep: '74003-010',
  },
  {
    nome: 'Bianca Lobo Siqueira',
    apelido: 'Bia',
    cpf: '74911862548',
    nascimento: '1991-09-08',
    email: 'bianca.siqueira@exemplo.com.br',
    telefone: '81975099754',
    cidade: 'Recife',
    uf: 'PE',
    cep: '50030-230',
  },
  {
    nome: 'Edson Prates Nogueira',
    apelido: 'Edinho',
    cpf: '76018955563',
    nascimento: '1972-05-17',
    email: 'edson.nogueira@exemplo.com.br',
    telefone: '91989943743',
    cidade: 'Belém',
    uf: 'PA',
    cep: '66010-020',
  },
  {
    nome: 'Tainá Ribas Camargo',
    apelido: 'Tai',
    cpf: '79711471043',
    nascimento: '1999-12-05',
    email: 'taina.camargo@exemplo.com.br',
    telefone: '51994533636',
    cidade: 'Porto Alegre',
    uf: 'RS',
    cep: '90010-150',
  },
  {
    nome: 'Murilo Antunes Rocha',
    apelido: 'Murilo',
    cpf: '49746507508',
    nascimento: '1985-04-26',
    email: 'murilo.rocha@exemplo.com.br',
    telefone: '71975638767',
    cidade: 'Salvador',
    uf: 'BA',
    cep: '40020-000',
  },
  {
    nome: 'Sônia Barreto Falcão',
    apelido: 'Soninha',
    cpf: '91703423690',
    nascimento: '1960-08-11',
    email: 'sonia.falcao@exemplo.com.br',
    telefone: '21983118095',
    cidade: 'Rio de Janeiro',
    uf: 'RJ',
    cep: '20031-170',
  },
  {
    nome: 'Iago Valadares Pinto',
    apelido: 'Iago',
    cpf: '71276842600',
    nascimento: '2001-02-19',
    email: 'iago.pinto@exemplo.com.br',
    telefone: '48998990508',
    cidade: 'Florianópolis',
    uf: 'SC',
    cep: '88010-001',
  },
]

/** The last one has an alphanumeric CNPJ. */
export type EmpresaDemo = {
  razaoSocial: string
  apelido: string
  cnpj: string
  email: string
  cidade: string
  uf: string
}

export const EMPRESAS: readonly EmpresaDemo[] = [
  {
    razaoSocial: 'Desmonte Boa Peça Ltda.',
    apelido: 'Boa Peça',
    cnpj: '31732048000118',
    email: 'compras@boapeca.exemplo.com.br',
    cidade: 'São Paulo',
    uf: 'SP',
  },
  {
    razaoSocial: 'Auto Center Trevo Ltda.',
    apelido: 'Trevo',
    cnpj: '20123316000188',
    email: 'compras@trevo.exemplo.com.br',
    cidade: 'Uberlândia',
    uf: 'MG',
  },
  {
    razaoSocial: 'Comércio de Veículos Serra Azul S.A.',
    apelido: 'Serra Azul',
    cnpj: '4M8K2R7X000180',
    email: 'compras@serraazul.exemplo.com.br',
    cidade: 'Caxias do Sul',
    uf: 'RS',
  },
]
