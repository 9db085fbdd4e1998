export { type CategoryNode, categoryTreeQuery, departmentQuery, departmentsQuery, pathTo } from './category-query.ts';
export { DepartmentGrid } from './department-grid.tsx';
export { slugOfNumber } from './slug-of-number.ts';
